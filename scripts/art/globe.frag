// A globe of dots, with arcs of light along the great circle from Trivandrum to Temecula.

uniform sampler2D land; // white where there is land; 180 west, 90 north is at (0, 0)

const float PI = 3.14159265;
#define RADIUS mix(.86, .74, portrait)
const int ARCS = 5;
const int STEPS = 40;

vec3 place(float north, float east) {
  vec2 a = radians(vec2(north, east));
  return vec3(cos(a.x) * sin(a.y), sin(a.x), cos(a.x) * cos(a.y));
}

/** Whether one looks from above America, where the arcs end, and not from above India. */
bool west() {
  return seed.w > .5;
}

/** Turns the earth: x to the right, y up, z to the eye. */
mat3 turned() {
  float east = radians(west() ? mix(-112., -100., seed.x) : mix(84., 96., seed.x));
  float north = radians(west() ? mix(18., 28., seed.y) : mix(5., 15., seed.y));
  float roll = radians(west() ? mix(-32., -42., seed.z) : mix(-2., -16., seed.z));
  mat3 spin = mat3(cos(east), 0, sin(east), 0, 1, 0, -sin(east), 0, cos(east));
  mat3 nod = mat3(1, 0, 0, 0, cos(north), sin(north), 0, -sin(north), cos(north));
  mat3 lean = mat3(cos(roll), sin(roll), 0, -sin(roll), cos(roll), 0, 0, 0, 1);
  return lean * nod * spin;
}

/** How much of the pixel is inked by the dots of the land; `n` is a point of the unit sphere of the earth. */
float dots(vec3 n, float facing, float pixel) {
  const float gap = radians(.82);
  float north = asin(clamp(n.y, -1., 1.));
  float row = floor(north / gap);
  float ink = 0.;
  for (float k = 0.; k < 2.; k++) {
    float at = (row + k) * gap;
    float around = floor(2. * PI * cos(at) / gap);
    if (around < 4.) continue;
    float east = atan(n.x, n.z) + PI;
    float column = floor(east / (2. * PI) * around + .5 * mod(row + k, 2.)) - .5 * mod(row + k, 2.) + .5;
    float there = column / around * 2. * PI - PI;
    vec3 dot3 = vec3(cos(at) * sin(there), sin(at), cos(at) * cos(there));
    float dry = textureLod(land, vec2(there / (2. * PI) + .5, .5 - at / PI), 0.).x;
    float far = length(n - dot3);
    float size = gap * .30 * smoothstep(.35, .75, dry);
    float soft = pixel / RADIUS * .75;
    // No two are quite as bright.
    float own = .55 + .6 * pow(random(ivec2(column, row + k), 7).x, 2.);
    ink += own * smoothstep(size + soft, size - soft, far) * step(.35, dry);
  }
  return ink;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec2 middle = mix(vec2(.61, -.34), vec2(.72, -.30), portrait);
  vec2 q = (p - middle) / RADIUS;
  float r = length(q);
  mat3 turn = turned();
  vec3 key = normalize(vec3(.58, .62, .52));
  float side = dot(normalize(q), normalize(key.xy));
  vec3 colour = vec3(0);

  if (r < 1.) {
    vec3 n = vec3(q, sqrt(1. - r * r));
    float day = smoothstep(-.5, 1.05, dot(n, key));
    float fresnel = 1. - n.z;
    colour += shade * (.012 + .07 * day * day);
    colour += accent * .5 * pow(fresnel, 3.) * smoothstep(-.5, 1., side);
    colour += mix(accent, tip, .5) * .9 * pow(fresnel, 9.) * smoothstep(-.6, .9, side);
    float ink = dots(n * turn, n.z, pixel);
    colour += mix(accent, tip, smoothstep(.2, .9, day)) * ink * (.05 + .85 * pow(day, 3.));
    vec3 back = vec3(q, -n.z);
    colour += shade * dots(back * turn, n.z, pixel) * .03;
  } else {
    float air = r - 1.;
    float lit = smoothstep(-.7, 1., side);
    colour += mix(accent, tip, .35) * .55 * exp(-air * 26.) * lit;
    colour += accent * .22 * exp(-air * 6.) * lit;
  }

  // The sun behind the limb.
  float sun = pow(max(side, 0.), 14.);
  colour += mix(tip, KEY, .5) * sun * exp(-abs(r - 1.) * 38.) * .38;
  colour += mix(accent, tip, .5) * sun * exp(-abs(r - 1.) * 8.) * .16;

  vec3 india = turn * place(8.52, 76.94), america = turn * place(33.49, -117.15);
  vec3 a = west() ? america : india, b = west() ? india : america;
  float angle = acos(dot(a, b));
  vec3 across = normalize(cross(a, b));
  for (int i = 0; i < ARCS; i++) {
    float u = (float(i) + .5) / float(ARCS);
    float lift = mix(.08, .30, u);
    float bow = mix(.10, -.12, u);
    float head = fract(.30 + .37 * float(i) + seed.w);
    vec3 last = a, tip3 = a;
    float near = 9., along = 0., depth = 0.;
    for (int k = 1; k <= STEPS; k++) {
      float t = float(k) / float(STEPS);
      float up = 4. * t * (1. - t);
      vec3 s = (a * sin((1. - t) * angle) + b * sin(t * angle)) / sin(angle);
      s = normalize(s + across * bow * up) * (1. + lift * up);
      vec2 d = s.xy - last.xy;
      float h = clamp(dot(q - last.xy, d) / dot(d, d), 0., 1.);
      float far = length(q - last.xy - d * h);
      if (far < near) {
        near = far;
        along = t - (1. - h) / float(STEPS);
        depth = mix(last.z, s.z, h);
      }
      if (t <= head) tip3 = mix(s, s + (s - last), head * float(STEPS) - float(k));
      last = s;
    }
    float hidden = depth < 0. && r < 1. ? .10 : 1.;
    float tail = along < head ? exp(-(head - along) * 3.2) : exp(-(along - head) * 60.);
    float thin = pixel / RADIUS;
    float line = exp(-pow(near / (thin * 1.25), 2.));
    float glow = exp(-near / .012);
    float bright = (.16 + 1.1 * tail) * hidden;
    colour += mix(accent, tip, .35 + .65 * tail) * line * bright * 1.2;
    colour += mix(accent, tip, .5) * glow * bright * .10;
    colour += KEY * exp(-pow(length(q - tip3.xy) / .0065, 2.)) * hidden * 1.5;
  }
  // Where they set out.
  float home = length(q - a.xy);
  colour += tip * (exp(-pow(home / .011, 2.)) + .5 * exp(-pow((home - .030) / .0022, 2.)) + .22 * exp(-home / .03));
  return colour;
}
