// A book that opens by itself: light lies where it opens, and shines through leaf after leaf until it is gone.

const int LEAVES = 22; // that lie; one more turns
const float DEEP = 1.5; // a leaf, from the spine to its fore edge
const float HALF = 1.05; // half a leaf, along the spine
const float THICK = .004;
const float ROUND = .016; // a leaf's corners
const float PASSES = .80; // how much light a leaf lets through
const float AWAY = 2.35; // from the eye to the book
const float SHARP = 1.75; // distance that is in focus
const float APERTURE = .028;
const vec3 SUN = vec3(.69, .30, .66);
#define LENS mix(1.75, 1.34, portrait) // distance of the picture plane

/** A leaf in cross section: an arc that sets out from the spine. */
struct Leaf {
  vec2 root;
  float start; // its direction at the spine, as an angle
  float bend; // how far it turns until its fore edge
};

/** Where a ray meets a leaf. */
struct Meet {
  float deep;
  vec2 at; // along the arc, and along the spine
  vec2 off; // away from the arc's center
};

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.4, .95, k));
}

float bell(float x) {
  return exp(-x * x);
}

/** A leaf's place: the first `below` lie at the right of the opening, the others at its left; the last one turns. */
Leaf leaf(int i, int below, float opening) {
  float wide = radians(mix(20., 31., seed.w));
  vec2 own = random(ivec2(i, 0), 1);
  // Angles against upright. The one that turns stands free.
  if (i == LEAVES) {
    float off = opening + wide * mix(-.45, .8, random(ivec2(0, 1), 2).y);
    return Leaf(vec2(0), radians(90.) + off - .22, .62);
  }
  bool right = i < below;
  float inner = opening + (right ? -wide : wide);
  float nth = float(right ? below - 1 - i : i - below) + .4 * own.x;
  float left = 1. - nth / float(right ? below : LEAVES - below);
  // Many lie, few stand; and those that lean far also sag far.
  float off = mix(inner, radians(right ? -96. : 96.), 1. - left * mix(1., left, .7));
  float lax = mix(.65, 1.1, seed.z) * (.92 + .16 * own.y);
  return Leaf(vec2(.10 * (inner - off), 0), radians(90.) + off * .62, off * lax + sign(off) * .03);
}

/** Whether a ray meets a leaf, or its surroundings up to the margin, and where it does so first. */
bool meet(Leaf l, vec3 eye, vec3 way, float margin, out Meet hit) {
  float curve = l.bend / DEEP;
  vec2 middle = l.root + vec2(-sin(l.start), cos(l.start)) / curve;
  vec2 o = eye.xz - middle, d = way.xz, first = l.root - middle;
  float a = dot(d, d), b = dot(o, d), c = dot(o, o) - 1. / (curve * curve);
  float root = b * b - a * c;
  if (root < 0.) return false;
  for (float k = -1.; k <= 1.; k += 2.) {
    float deep = (-b + k * sqrt(root)) / a;
    vec2 v = o + d * deep;
    vec2 at = vec2(atan(first.x * v.y - first.y * v.x, dot(first, v)) / curve, eye.y + way.y * deep);
    if (at.x < 0. || at.x > DEEP + margin || abs(at.y) > HALF + margin) continue;
    hit = Meet(deep, at, v * abs(curve));
    return true;
  }
  return false;
}

/** How far apart two lines of a face are for the eye, in parts of how far they are on it. */
float slant(vec3 n, vec3 way, vec3 line) {
  float along = dot(line, way);
  return abs(dot(n, way)) * inversesqrt(max(1. - along * along, .001));
}

/** Rows of words, too small to be read: 1 where there is ink. */
float print(vec2 at, float fine) {
  const float pitch = .045;
  vec2 q = vec2(at.x - .22, HALF - .2 - at.y);
  float line = floor(q.y / pitch), nth = fract(line / 7.);
  vec2 own = random(ivec2(int(line), 3), 4);
  float end = nth > .8 ? .35 + .4 * own.x : DEEP - .48 + .04 * own.x;
  float row = smoothstep(.0075 + fine, .0075 - fine, abs(fract(q.y / pitch) - .5) * pitch);
  float word = smoothstep(-.43, -.33, noise(vec2(q.x * 14., line * 3.7), 6));
  float inside = step(0., q.x) * step(q.x, end) * step(0., q.y) * step(q.y, 2. * HALF - .4) * step(.12, nth);
  return row * word * inside * smoothstep(.05, .01, fine);
}

/** Light on a leaf. @param toward the light in cross section @param inner how many leaves are between the two */
vec3 paper(Meet hit, vec3 n, vec2 toward, float inner, float fine) {
  float far = length(toward), s = smoothstep(0., .9, hit.at.x / DEEP);
  float open = mix(s * s, 1., pow(.6, inner)) * mix(.35, 1., smoothstep(1.1, -.9, hit.at.y / HALF));
  float lit = open * pow(PASSES, inner) * smoothstep(-.5, 1., dot(n.xz, toward) / far) / (.55 + far * far * 1.3);
  float key = .10 * open * max(dot(n, SUN), 0.);
  vec3 color = hue(lit * .56 + .08) * (.40 * pow(lit, 1.9) + key) + KEY * pow(lit * .60, 5.) * .40;
  return inner < .5 ? color * (1. - .42 * print(hit.at, fine)) : color;
}

mat3 camera(vec3 eye, vec3 target, float roll) {
  vec3 ahead = normalize(target - eye);
  vec3 right = normalize(cross(ahead, vec3(0, 0, 1))), up = cross(right, ahead);
  return mat3(right * cos(roll) + up * sin(roll), up * cos(roll) - right * sin(roll), ahead);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  // Never straight from the end: from the right, or more seldom from the left.
  float around = radians(seed.y < .3 ? mix(-38., -20., seed.y / .3) : mix(14., 46., (seed.y - .3) / .7));
  float high = radians(mix(28., 42., seed.x)), aside = sin(around);
  vec3 target = vec3(0, -.15, .75);
  vec3 eye = target + AWAY * vec3(aside * cos(high), -cos(around) * cos(high), sin(high));
  mat3 view = camera(eye, target, radians(mix(-10., 6., seed.z)) - around * .5);
  vec2 s = p - mix(vec2(.63 + .26 * max(aside, .1), .02), vec2(.78 + .14 * max(aside, .1), .44), portrait);
  vec3 way = normalize(view * vec3(s, LENS));

  // It opens toward the eye.
  float opening = atan(eye.z, eye.x) - radians(90.);
  int below = int(round(float(LEAVES) * (.5 + opening * .3)));
  vec2 source = .75 * vec2(-sin(opening), cos(opening));

  vec2 rise = s - vec2(0, .25);
  vec3 color = hue(.3) * .16 * exp(-dot(rise, rise) * 4.);
  // Where words stand, no leaf could be seen.
  if (uv.x < .12 && portrait < .5) return color;
  // Those farthest from the opening first.
  for (int k = 0; k <= LEAVES; k++) {
    int i = k < below || k == LEAVES ? k : LEAVES - 1 - (k - below);
    float inner = i == LEAVES ? 0. : float(i < below ? below - 1 - i : i - below);
    Meet hit;
    if (!meet(leaf(i, below, opening), eye, way, .10, hit)) continue;
    vec3 n = vec3(hit.off.x, 0, hit.off.y), across = vec3(-n.z, 0, n.x);
    n *= -sign(dot(n, way));

    float scale = LENS * dot(way, view[2]) / hit.deep;
    float soft = max(APERTURE * LENS * abs(1. / hit.deep - 1. / SHARP), pixel * .8);
    float thick = max(THICK * scale, pixel * 1.1);
    vec2 narrow = vec2(slant(n, way, vec3(0, 1, 0)), slant(n, way, across)) * scale;
    vec2 edges = (vec2(DEEP, HALF) - vec2(hit.at.x, abs(hit.at.y))) * narrow, corner = ROUND - edges;
    float edge = ROUND - length(max(corner, 0.)) - min(max(corner.x, corner.y), 0.);
    vec3 face = paper(hit, n, source - (eye + way * hit.deep).xz, inner, soft / narrow.y);
    color = mix(color, face, smoothstep(-soft, soft, edge));

    float passed = pow(PASSES, inner), fore = smoothstep(-.02, .02, edges.y - edges.x);
    float shine = smoothstep(0., .9, hit.at.x / DEEP) * (.25 + .9 * passed) * mix(.6, .75, fore);
    float rim = bell((edge - thick * .5) / (thick + soft)) * thick / (thick + soft);
    color += hue(.45 + .5 * passed) * (rim * 1.2 + .10 * exp(-abs(edge) / .018)) * shine;
    color += KEY * rim * rim * shine * shine * .35;
  }
  // On phones words stand below.
  return color * mix(1., smoothstep(.26, .58, uv.y), portrait);
}
