// A globe of dots, with arcs of light along the great circle between Trivandrum and Temecula.

uniform sampler2D land; // white where there is land; 180 west, 90 north is at (0, 0)

#define RADIUS mix(west() ? .98 : .86, .74, portrait)
const float TURN = 6.28318531;
const float GAP = radians(.82); // between dots
const int ARCS = 5;
const int STEPS = 40; // of an arc

/** 1 within the radius, 0 outside, over a soft edge. */
float disc(float radius, float soft, float far) {
  return 1. - smoothstep(radius - soft, radius + soft, far);
}

vec3 place(float north, float east) {
  return vec3(cos(north) * sin(east), sin(north), cos(north) * cos(east));
}

/** Whether one looks from above America, and not from above India. */
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

/** How bright the dots of the land are at a place of the earth. They stand in rows along the latitudes. */
float dots(vec3 n, float pixel) {
  float row = floor(asin(clamp(n.y, -1., 1.)) / GAP);
  float east = atan(n.x, n.z) / TURN + .5;
  float ink = 0.;
  for (float k = 0.; k < 2.; k++) {
    float north = (row + k) * GAP;
    float around = floor(TURN * cos(north) / GAP);
    if (around < 4.) continue;
    float shift = .5 * mod(row + k, 2.);
    float column = floor(east * around + shift);
    float turn = (column + .5 - shift) / around;
    float dry = textureLod(land, vec2(turn, .5 - 2. * north / TURN), 0.).x;
    if (dry < .35) continue;
    float size = GAP * .30 * smoothstep(.35, .75, dry);
    // No two are quite as bright.
    float own = .55 + .6 * pow(random(ivec2(column, row + k), 7).x, 2.);
    ink += own * disc(size, pixel * .75, length(n - place(north, (turn - .5) * TURN)));
  }
  return ink;
}

/** The earth, where the ray meets it. */
vec3 earth(vec2 q, mat3 turn, vec3 key, float side, float pixel) {
  vec3 n = vec3(q, sqrt(1. - dot(q, q)));
  float day = smoothstep(-.5, 1.05, dot(n, key));
  float slant = 1. - n.z;
  vec3 color = shade * (.012 + .07 * day * day);
  color += accent * .5 * pow(slant, 3.) * smoothstep(-.5, 1., side);
  color += mix(accent, tip, .5) * .9 * pow(slant, 9.) * smoothstep(-.6, .9, side);
  color += mix(accent, tip, smoothstep(.2, .9, day)) * dots(n * turn, pixel) * (.05 + .85 * pow(day, 3.));
  // The far side shines through a little.
  return color + shade * .03 * dots(vec3(q, -n.z) * turn, pixel);
}

/** The air about the earth, and the sun behind its edge. */
vec3 air(float r, float side) {
  float above = max(r - 1., 0.), off = abs(r - 1.);
  float lit = smoothstep(-.7, 1., side) * step(1., r);
  float sun = pow(max(side, 0.), 14.);
  vec3 color = (mix(accent, tip, .35) * .55 * exp(-above * 26.) + accent * .22 * exp(-above * 6.)) * lit;
  color += mix(tip, KEY, .5) * sun * exp(-off * 38.) * .38;
  return color + mix(accent, tip, .5) * sun * exp(-off * 8.) * .16;
}

struct Flight {
  vec3 from, to, across;
  float angle, lift, bow;
};

/** A point of a flight, from 0 at its start to 1 at its end. */
vec3 fly(Flight f, float t) {
  float up = 4. * t * (1. - t);
  vec3 on = (f.from * sin((1. - t) * f.angle) + f.to * sin(t * f.angle)) / sin(f.angle);
  return normalize(on + f.across * f.bow * up) * (1. + f.lift * up);
}

/** The arc of a flight: a line that fades behind its bright head. */
vec3 arc(vec2 q, Flight f, float head, float pixel) {
  float near = 9., along = 0., depth = 0.;
  vec3 last = f.from;
  for (int k = 1; k <= STEPS; k++) {
    vec3 next = fly(f, float(k) / float(STEPS));
    vec2 way = next.xy - last.xy;
    float part = clamp(dot(q - last.xy, way) / dot(way, way), 0., 1.);
    float off = length(q - last.xy - way * part);
    if (off < near) {
      near = off;
      along = (float(k) - 1. + part) / float(STEPS);
      depth = mix(last.z, next.z, part);
    }
    last = next;
  }
  float seen = depth < 0. && length(q) < 1. ? .10 : 1.;
  float tail = along < head ? exp((along - head) * 3.2) : exp((head - along) * 60.);
  float bright = (.16 + 1.1 * tail) * seen;
  vec3 color = mix(accent, tip, .35 + .65 * tail) * exp(-pow(near / (pixel * 1.25), 2.)) * bright * 1.2;
  color += mix(accent, tip, .5) * exp(-near / .012) * bright * .10;
  return color + KEY * exp(-pow(length(q - fly(f, head).xy) / .0065, 2.)) * seen * 1.5;
}

/** A bundle of arcs, and a mark where they set out. */
vec3 arcs(vec2 q, vec3 from, vec3 to, float pixel) {
  Flight f = Flight(from, to, normalize(cross(from, to)), acos(dot(from, to)), .19, -.01);
  float off = length(q - from.xy);
  vec3 color = tip * (exp(-pow(off / .011, 2.)) + .5 * exp(-pow((off - .030) / .0022, 2.)) + .22 * exp(-off / .03));
  // Most of the picture is far from them all.
  float near = 9.;
  for (float t = 0.; t <= 1.; t += .0625) near = min(near, length(q - fly(f, t).xy));
  if (near > .34) return color;
  for (int i = 0; i < ARCS; i++) {
    float u = (float(i) + .5) / float(ARCS);
    f.lift = mix(.08, .30, u);
    f.bow = mix(.10, -.12, u);
    color += arc(q, f, fract(.115 + 1.85 * u + seed.w), pixel);
  }
  return color;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec2 middle = mix(west() ? vec2(.70, -.50) : vec2(.61, -.34), vec2(.72, -.30), portrait);
  vec2 q = (p - middle) / RADIUS;
  float r = length(q), fine = pixel / RADIUS;
  mat3 turn = turned();
  vec3 key = normalize(vec3(.58, .62, .52));
  float side = dot(q, normalize(key.xy)) / r;
  vec3 color = air(r, side);
  if (r < 1.) color += earth(q, turn, key, side, fine);

  vec3 india = turn * place(radians(8.52), radians(76.94));
  vec3 america = turn * place(radians(33.49), radians(-117.15));
  return color + (west() ? arcs(q, america, india, fine) : arcs(q, india, america, fine));
}
