// The moment before a pitch: one light waits in the haze for whoever steps up, seen from the dark of the seats.

const float LENS = 2.1; // distance of the picture plane
const float ROUND = 1.25; // radius of the stage
const float LIP = .16; // height of the stage
const vec3 FOOT = vec3(.12, LIP, .1); // of the microphone's stand
const float TALL = .92; // the stand
const int ROWS = 7; // before the stage
const int BACK = 6; // beyond it
const float SEAT = .44; // from seat to seat
const float SHARP = 5.; // distance that is in focus
const float APERTURE = .030;

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.4, .95, k));
}

float bell(float x) {
  return exp(-x * x);
}

/** Radius of a row, and how high its floor is. */
vec2 row(float k) {
  return vec2(2.5 + k * .66, .04 + k * .13 + k * k * .008);
}

vec3 lamp() {
  return vec3(mix(.7, 3.2, seed.y), 5.4, mix(-.2, 1.6, seed.z));
}

/** Soft clouds of haze, about 1 on average. */
float haze(vec2 p) {
  vec2 q = p * vec2(1.4, 1.9);
  q += .5 * vec2(noise(q * 1.3, 11), noise(q * 1.3, 12));
  return max(1. + .9 * noise(q, 13) + .55 * noise(q * 2.3, 14) + .3 * noise(q * 5.1, 15), .25);
}

/** Light that the haze in the cone sends to the eye: how long the ray is in it, over how far the lamp is. */
float cone(vec3 eye, vec3 way, float most) {
  vec3 from = lamp(), down = vec3(0, LIP, 0) - from, axis = normalize(down), o = eye - from;
  float b = dot(way, axis), d = dot(way, o), e = dot(axis, o);
  // Where the ray and the axis are nearest to each other.
  float deep = (b * e - d) / (1. - b * b), along = (e - b * d) / (1. - b * b), fall = along / length(down);
  vec3 at = eye + way * deep;
  float x = length(at - from - axis * along) / (fall * ROUND * mix(.78, .98, seed.w) + .03);
  float body = sqrt(max(1. - x * x, 0.)) * smoothstep(1.02, .45, x) + .8 * exp(-x * x * 11.) + .16 * exp(-x * x * .3);
  float above = smoothstep(-.5, .15, at.y - LIP) * smoothstep(most + .8, most - .8, deep) * step(0., along);
  return body * above / (.36 + pow(max(fall, 0.), 1.4));
}

/** A seat from behind: how far outside its outline a point is. @param at from its middle, and above the floor */
float seat(vec2 at) {
  vec2 q = abs(at - vec2(0, .02)) - vec2(.185, .50) + .13;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - .13;
}

/** A ray's first (-1) or last (1) meeting with an upright cylinder about the stage, or less than 0. */
float wall(vec3 eye, vec3 way, float radius, float which) {
  float a = dot(way.xz, way.xz), b = dot(eye.xz, way.xz), c = dot(eye.xz, eye.xz) - radius * radius;
  float root = b * b - a * c;
  return root < 0. ? -1. : (-b + which * sqrt(root)) / a;
}

/** What a row of seats lays over the picture. @param which -1 for those before the stage, 1 for those beyond */
vec3 seats(vec3 below, vec3 eye, vec3 way, float k, float which, float pixel) {
  vec2 r = row(k);
  float deep = wall(eye, way, r.x, which);
  vec3 at = eye + way * deep;
  float up = at.y - r.y;
  if (deep < 0. || up > .75) return below;
  float turn = atan(at.x, at.z * which) / 6.28318 * floor(6.28318 * r.x / SEAT) + .5 * mod(k, 2.);
  float own = random(ivec2(int(floor(turn)), int(k)), 3).x;
  float off = seat(vec2((fract(turn) - .5) * SEAT, up));
  float blur = which < 0. ? APERTURE * abs(1. - deep / SHARP) : 0.;
  float soft = max(blur, pixel * deep / LENS * .8);
  float cover = max(smoothstep(soft, -soft, off), smoothstep(soft, -soft, up));
  float face = smoothstep(.02, .5, up);
  if (which > 0.) {
    float near = exp((2.2 - r.x) * .45) * smoothstep(.5, .1, up);
    return mix(below, hue(.25) * .12 * near * face * (.7 + .5 * own), cover);
  }
  // The stage's light grazes the top of each back; seats seen from the side would be slivers.
  float near = exp((2.4 - r.x) * .36 - abs(at.x) * .22) * smoothstep(.15, .5, -dot(at.xz, way.xz) / r.x);
  float thin = .008 + soft, lift = smoothstep(.30, .52, up);
  float rim = bell((off + .008) / thin) * .010 / thin * lift * lift;
  vec3 color = shade * .010 * face + hue(.35) * .05 * near * pow(smoothstep(.15, .56, up), 3.);
  return mix(below, color + (hue(.70 + .25 * own) * rim * 1.5 + KEY * rim * rim * .5) * near, cover);
}

/** How far a point is from a line between two others. */
float rod(vec2 s, vec2 a, vec2 b) {
  vec2 way = b - a;
  return length(s - a - way * clamp(dot(s - a, way) / dot(way, way), 0., 1.));
}

/** The stage's boards under the light. @param fine a pixel's size there */
vec3 boards(vec2 at, float fine) {
  float pool = smoothstep(ROUND * 1.02, ROUND * .35, length(at));
  float line = smoothstep(fine, 0., .08 - abs(fract(at.x / .16) - .5) * .16) * .25;
  // The shadow of the stand points away from the lamp.
  vec2 shadow = (FOOT.xz - lamp().xz) * TALL / lamp().y;
  float far = clamp(dot(at - FOOT.xz, shadow) / dot(shadow, shadow), 0., 1.);
  pool *= 1. - .45 * smoothstep(.035 + .05 * far, 0., rod(at, FOOT.xz, FOOT.xz + shadow));
  return hue(.25 + .75 * pool) * (.05 + .85 * pool * pool) * (1. - line) + KEY * pow(pool, 3.) * .55;
}

/** A microphone on its stand: dark, but for the sides toward the lamp. */
vec3 microphone(vec3 below, vec3 eye, mat3 view, vec2 s, float pixel) {
  vec3 a = (FOOT - eye) * view, b = (FOOT + vec3(0, TALL, 0) - eye) * view;
  vec3 c = (FOOT + vec3(-.10, TALL + .08, -.04) - eye) * view;
  float scale = LENS / a.z;
  vec2 q = s / scale, low = a.xy, high = b.xy;
  float base = .5 * length((q - low) * vec2(1, 3.4)) - .065;
  float off = min(min(rod(q, low, high) - .011, rod(q, high, c.xy) - .030), base);
  float cover = smoothstep(pixel, -pixel, off * scale);
  float up = q.y - high.y;
  float side = smoothstep(-.002, .010, q.x - low.x) * smoothstep(-TALL + .02, -TALL + .06, up);
  float lit = max(side, smoothstep(.035, .085, up + .5 * (q.x - high.x)));
  return mix(below, NIGHT * .5 + mix(tip, KEY, .6) * lit * lit * .95, cover);
}

/** The stage and the floor about it, and how far they are. */
vec3 stage(vec3 below, vec3 eye, vec3 way, float pixel, out float deep) {
  deep = 30.;
  if (way.y >= 0.) return below;
  float ground = -eye.y / way.y, side = wall(eye, way, ROUND, -1.), top = (LIP - eye.y) / way.y;
  vec2 on = eye.xz + way.xz * top, spot = eye.xz + way.xz * ground;
  float high = eye.y + way.y * side, off = max(length(spot) - ROUND, 0.);
  deep = ground;
  if (length(on) < ROUND) {
    deep = top;
    return boards(on, pixel * top / LENS);
  }
  if (side > 0. && high < LIP && high > 0.) return hue(.4) * .05 + hue(.9) * bell((high - LIP * .8) / .02) * .8;
  return length(spot) < row(0.).x ? hue(.35) * (.22 * exp(-off * 3.2) + .06 * exp(-off * 1.1)) : below;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec3 eye = vec3(0, mix(2., 2.65, seed.w), -mix(6.3, 8.2, seed.x));
  float pitch = radians(mix(3., 7., seed.w));
  mat3 view = mat3(1, 0, 0, 0, cos(pitch), sin(pitch), 0, -sin(pitch), cos(pitch));
  vec2 s = p - mix(vec2(mix(.58, .72, random(ivec2(0), 20).x), .02), vec2(.74, .39), portrait);
  vec3 way = normalize(view * vec3(s, LENS));

  vec3 color = vec3(0);
  for (int k = BACK - 1; k >= 0; k--) color = seats(color, eye, way, float(k), 1., pixel);
  float deep;
  color = stage(color, eye, way, pixel, deep);
  float light = cone(eye, way, deep), cloud = haze(p);
  color += hue(.25 + .3 * light) * .34 * light * cloud + KEY * pow(light * .55 * cloud, 3.) * .10;
  color = microphone(color, eye, view, s, pixel);
  for (int k = 0; k < ROWS; k++) color = seats(color, eye, way, float(k), -1., pixel);
  return color;
}
