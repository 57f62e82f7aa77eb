// Years as rings: a disk of orbits about a light at the right edge, and bodies that keep their lanes in it clear.

const float LENS = 1.7; // distance of the picture plane
const float INNER = .55, OUTER = 8.; // edges of the disk
const float SHARP = 4.8; // distance that is in focus
const float APERTURE = .02;
const float TRAIL = .015; // half its width
const float FAR = 99.;
const float ROUND = 6.28318531;
const int BODIES = 5; // the first is the large one

struct Body {
  float orbit, angle, radius;
  vec3 at;
};

Body bodies[BODIES];

/** The eye's right, up and ahead; it looks at the middle of the rings, from low above them. */
mat3 camera() {
  float low = radians(mix(10., 21., seed.x));
  float roll = radians(mix(11., 32., seed.y));
  float turn = seed.z * ROUND;
  vec3 ahead = vec3(cos(low) * sin(turn), -sin(low), cos(low) * cos(turn));
  vec3 side = normalize(cross(vec3(0, 1, 0), ahead)), over = cross(ahead, side);
  return mat3(side * cos(roll) - over * sin(roll), over * cos(roll) + side * sin(roll), ahead);
}

/** Sets the bodies on their orbits, most of them on the side of the eye. */
void launch(vec3 ahead) {
  float front = atan(-ahead.x, -ahead.z);
  for (int i = 0; i < BODIES; i++) {
    vec2 own = random(ivec2(i, 1), 30), more = random(ivec2(i, 2), 30);
    float orbit = 1. + float(i) * .62 + .3 * own.x;
    float angle = front + mix(-1.5, 1.6, fract(own.y + float(i) * .618));
    float radius = mix(.025, .075, more.x * more.x);
    if (i == 0) {
      orbit = mix(2.3, 2.9, own.x);
      angle = front + mix(.45, 1.05, own.y);
      radius = mix(.22, .42, more.x);
    } else if (abs(orbit - bodies[0].orbit) < .45) orbit = bodies[0].orbit + .5;
    bodies[i] = Body(orbit, angle, radius, vec3(sin(angle) * orbit, 0, cos(angle) * orbit));
  }
}

/** Value noise along the radius, 0 to 1. */
float grain(float r, int layer) {
  int i = int(floor(r));
  float f = fract(r);
  return mix(random(ivec2(i, 0), layer).x, random(ivec2(i + 1, 0), layer).x, f * f * (3. - 2. * f));
}

/** How much dust is at a radius; what is finer than the footprint is its mean. */
float dust(float r, float wide) {
  float sum = 0., part = .5, often = 1.1;
  for (int k = 0; k < 6; k++) {
    sum += part * mix(grain(r * often, 10 + k), .5, smoothstep(.2, .7, wide * often));
    part *= .66;
    often *= 2.3;
  }
  return smoothstep(.42, 1.15, sum * .86);
}

/** Single thin rings, a few bright, most faint. */
float threads(float r, float wide) {
  const float often = 3.4;
  float cell = floor(r * often);
  vec2 own = random(ivec2(int(cell), 3), 20);
  float off = abs(r - (cell + .25 + .5 * own.x) / often);
  float thick = .003 + .012 * own.y * own.y, soft = max(thick, wide);
  return exp(-off * off / (soft * soft)) * thick / soft * (.12 + pow(own.y, 4.) * 2.4);
}

/** Grains of a sheet of dust, whose cells a ray meets at a place: sharp where in focus, discs of light where not. */
float grains(vec3 at, vec3 eye, mat3 view, vec2 s, float cell, float pixel, int layer) {
  ivec2 i = ivec2(floor(at.xz / cell));
  vec2 own = random(i, layer), more = random(i, layer + 1);
  vec2 spot = (vec2(i) + .3 + .4 * own) * cell;
  vec3 seen = (vec3(spot.x, at.y, spot.y) - eye) * view;
  float blur = APERTURE * LENS * abs(1. / SHARP - 1. / seen.z) * 1.2;
  float size = max(pixel * .8, .0022 * more.x), reach = max(size, blur);
  float off = length(s - seen.xy / seen.z * LENS);
  float ink = 1. - smoothstep(reach - pixel, reach + pixel, off);
  return ink * pow(more.y, 7.) * size / reach;
}

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .45, k)), tip, smoothstep(.4, .95, k));
}

/** How much of the light a body leaves to a place of the plane that may be in its shadow. */
float shadow(vec3 at, Body b) {
  vec2 outward = normalize(b.at.xz);
  float along = dot(at.xz, outward) - b.orbit, across = abs(dot(at.xz, vec2(outward.y, -outward.x)));
  float dark = 1. - smoothstep(b.radius * .55, b.radius * 1.15 + .02 * along, across);
  return 1. - .96 * dark * smoothstep(-.01, .05, along);
}

/** The light that a body trails along its orbit. */
vec3 trail(vec3 at, float off, float spread, Body b) {
  float behind = mod(atan(at.x, at.z) - b.angle, ROUND);
  float soft = max(TRAIL, spread);
  float line = exp(-off * off / (soft * soft)) * TRAIL / soft * smoothstep(0., .01, behind);
  float glow = exp(-off * off / (b.radius * b.radius * .5)) * .06;
  return mix(accent, tip, .3 + .7 * exp(-behind)) * (line + glow) * exp(-behind * 1.2);
}

/** Light of the plane of the rings where a ray meets it. @param wide how much of the radius a pixel covers */
vec3 disk(vec3 at, float deep, float wide, vec3 way, float specks) {
  float r = length(at.xz);
  float spread = max(wide, APERTURE * abs(deep - SHARP));
  float edge = smoothstep(INNER - .02, INNER + .06, r) * (1. - smoothstep(OUTER * .45, OUTER, r));
  // Dust shines most where one looks through it into the light.
  float toward = pow(.5 + .5 * dot(normalize(way.xz), -at.xz / r), 3.);
  float light = (.40 + 2. * toward) / (.44 + pow(r, 1.6) * .34);
  vec3 trails = vec3(0);
  for (int i = 0; i < BODIES; i++) {
    Body b = bodies[i];
    float off = abs(r - b.orbit);
    light *= shadow(at, b) * smoothstep(b.radius * .9, b.radius * 1.25 + spread, off);
    trails += trail(at, off, spread, b);
  }
  float much = dust(r, spread), inked = much * .85 + threads(r, spread) * .9 + specks * (.4 + 3. * much) + .02;
  vec3 dye = hue(1.5 / (.5 + r * .6) * (.45 + .65 * much));
  return (dye * light * inked + trails * (.4 + 1.4 / (.6 + r))) * edge;
}

/** Where a ray meets the level of a height above the rings, in lengths of the ray. */
float meet(vec3 eye, vec3 way, float height) {
  return way.y < -.001 ? (height - eye.y) / way.y : FAR;
}

/** The rings where a ray meets them. */
vec3 rings(vec3 eye, vec3 way, float far, mat3 view, vec2 s, float pixel) {
  vec3 at = eye + way * far;
  vec3 beside = way + view[0] * pixel, above = way + view[1] * pixel;
  vec2 next = vec2(length((eye - beside * eye.y / beside.y).xz), length((eye - above * eye.y / above.y).xz));
  float r = length(at.xz), wide = length(next - r) * .8;
  return r < OUTER ? disk(at, far * LENS, wide, way, grains(at, eye, view, s, .11, pixel, 40)) : vec3(0);
}

/** Stray dust above the rings, between them and the eye. */
vec3 stray(vec3 at, vec3 eye, mat3 view, vec2 s, float pixel) {
  float r = length(at.xz);
  return r < 6. ? hue(.9 - r * .12) * (6. - r) / (.5 + r) * grains(at, eye, view, s, .42, pixel, 50) : vec3(0);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  launch(view[2]);
  vec3 eye = -view[2] * mix(5.7, 6.7, seed.w);
  vec2 s = p - mix(vec2(1.16, .27) + (seed.zw - .5) * vec2(.16, .14), vec2(1.08, .34), portrait);
  vec3 way = view * vec3(s, LENS), sight = normalize(way);
  float plane = meet(eye, way, 0.);
  vec3 around = plane < FAR ? rings(eye, way, plane, view, s, pixel) : vec3(0);
  vec3 color = around + stray(eye + way * meet(eye, way, .42), eye, view, s, pixel);
  // The middle itself: a small star and its glow.
  float off = length(s);
  color += KEY * exp(-off * off / .0004) * 3. + mix(tip, accent, .4) * .012 / (off * off * 6. + .006);
  color += mix(accent, shade, .3) * .2 * exp(-off * 2.6);

  for (int i = 0; i < BODIES; i++) {
    Body b = bodies[i];
    float near = dot(b.at - eye, sight);
    if (near < 1.) continue;
    vec3 side = (eye + sight * near - b.at) / b.radius, sun = normalize(-b.at);
    float d = length(side), bulge = sqrt(max(1. - d * d, 0.));
    float soft = (pixel / LENS + APERTURE * abs(1. / SHARP - 1. / near)) * near / b.radius;
    vec3 n = normalize(side - sight * bulge);
    float lit = max(dot(n, sun), 0.), rim = pow(1. - max(dot(n, -sight), 0.), 3.);
    vec3 ball = NIGHT * .25 + mix(accent, tip, .5) * lit * .55 + mix(tip, KEY, .6) * rim * pow(lit, .6) * 2.4;
    if (plane * length(way) < near - bulge * b.radius) ball += around;
    color = mix(color, ball + shade * .03 * rim, 1. - smoothstep(1. - soft, 1. + soft, d));
    // The air about it.
    color += mix(accent, tip, .6) * .35 * exp(-max(d - 1., 0.) * 9.) * step(1., d) * lit;
  }
  return color;
}
