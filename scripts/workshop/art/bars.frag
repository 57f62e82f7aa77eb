// A plain of slender columns of light, as high as the data they stand for: a few rise far above all, out of the fog.

#define EYE mix(.75, 1.45, seed.z) // height above the plain
#define HORIZON (mix(-.37, -.35, portrait) + .16 * EYE)
const float LENS = 1.7; // distance of the picture plane
const float ROW = .28; // between rows
const float GAP = .076; // between the columns of a row
const float GIRTH = .0125; // half the width of a column, of the highest half as much again
const float NEAR = 2.2, SHARP = 7.5, FAR = 30.;
const float APERTURE = .025;
const float HIGHEST = 4.2;
const int HEROES = 5;

/** Where the highest columns stand. */
vec2 summit() {
  float z = mix(6.8, 8.2, seed.y);
  return vec2((mix(.50, .74, seed.x) + .16 * portrait) * z / LENS, z);
}

/** Half as wide and deep as the range about them is. */
vec2 spread() {
  return mix(vec2(1.1, .9), vec2(2., 1.2), seed.w);
}

/** How high the data are about a place of the plain: ranges of hills, of which one stands out. */
float land(vec2 at, vec2 top) {
  vec3 turn = vec3(dot(at, vec2(1.1, .42)), dot(at, vec2(1.9, -.75)), dot(at, vec2(.6, 1.3))) + seed.zwx * 6.28318531;
  float f = dot(sin(turn), vec3(1., .8, .6));
  float hills = min(exp(1.25 * (f - 1.7)), 1.1) * smoothstep(3.5, 8., at.y);
  vec2 off = (at - top) / spread(), front = (at - vec2(2.9, 3.8)) / vec2(.7, .5);
  return .09 + .95 * hills + mix(1.9, 1.35, seed.w) * exp(-dot(off, off)) + .80 * exp(-dot(front, front));
}

/** One of the few columns far higher than all: where it stands, as column and row, and its height. */
vec3 hero(int i, vec2 top) {
  vec2 own = random(ivec2(i, 0), 40), more = random(ivec2(i, 1), 40);
  float row = floor((top.y + (own.y - .5) * 1.5) / ROW);
  float x = top.x + (i == 0 ? .3 : 1.45) * spread().x * (fract(own.x * .35 + float(i) * .382) - .5);
  return vec3(floor(x / GAP + .5 * mod(row, 2.)), row, mix(2.1, 3., more.x) + (i == 0 ? 1.1 : 0.));
}

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .45, k)), tip, smoothstep(.4, 1., k));
}

/** What the air gives off toward the horizon, brighter to the right. */
vec3 mist(vec2 s) {
  float right = smoothstep(-.5, 1.3, s.x);
  return mix(shade, accent, .35) * right * (.19 * exp(-abs(s.y) * 3.6) + .03);
}

/** What a column gives off: up its height from 0 to 1, below its top, and from its left to its right. */
vec3 glow(float value, float up, float below, float right) {
  float root = sqrt(value);
  vec3 color = hue(value * .45 + up * root * .8) * (.015 + 2. * root * value * pow(up, 3.) + .12 * root * up);
  float top = exp(-abs(below) / .035) * (.05 + .5 * value + 2.2 * value * value);
  return color * mix(.6, 1., right) + mix(hue(value + .35), KEY, .6 * value) * top;
}

/** The air about one of the highest columns. */
vec3 halo(vec2 s, vec3 it) {
  vec2 head = vec2((it.x + .5 - .5 * mod(it.y, 2.)) * GAP, it.z - EYE) * LENS / (it.y * ROW), off = s - head;
  float along = exp(min(-off.y, 0.) / .02) * exp(min(off.y, 0.) / .35) * smoothstep(-.22, .02, s.y);
  return hue(.7) * exp(-abs(off.x) / .014) * along * .20 + mix(tip, KEY, .4) * exp(-length(off) / .02) * .30;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec2 s = p - vec2(0, HORIZON);
  vec2 top = summit();
  vec3 heroes[HEROES];
  for (int i = 0; i < HEROES; i++) heroes[i] = hero(i, top);
  vec3 air = mist(s), color = vec3(0);
  float clear = 1.;

  // As far as a ray goes until it meets the plain, or is above all columns.
  float to = s.y < 0. ? -EYE * LENS / s.y : (HIGHEST - EYE) * LENS / max(s.y, .0001);
  for (float row = ceil(NEAR / ROW); row * ROW < min(to, FAR) && clear > .02; row++) {
    float z = row * ROW, scale = z / LENS;
    float y = EYE + s.y * scale, x = s.x * scale;
    // So high there is but the summit.
    if (y > HIGHEST || (y > 1.9 && abs(x - top.x) > 2.4)) continue;
    float shift = .5 * mod(row, 2.), column = floor(x / GAP + shift);
    float middle = (column + .5 - shift) * GAP, tall = 0.;
    for (int i = 0; i < HEROES; i++)
      if (heroes[i].xy == vec2(column, row)) tall = max(tall, heroes[i].z);
    float girth = tall > 0. ? GIRTH * 1.5 : GIRTH, base = land(vec2(middle, z), top);
    if (y > max(base * 1.6, tall) + .05) continue;
    vec2 own = random(ivec2(column, row), 3);
    tall = max(tall, base * (.45 + .6 * own.x + .55 * smoothstep(.92, 1., own.y)));

    float soft = (pixel * .8 + APERTURE * LENS * abs(1. / z - 1. / SHARP)) * scale;
    float body = (1. - smoothstep(girth - soft, girth + soft, abs(x - middle))) * min(1., 1.6 * girth / soft);
    float cover = body * (1. - smoothstep(-soft, soft, y - tall));
    float fog = exp(-max(z - 5., 0.) * .09) * smoothstep(NEAR, NEAR + 2.5, z);
    float right = smoothstep(-girth, girth, x - middle);
    vec3 light = glow(clamp(tall / 3., 0., 1.), clamp(y / tall, 0., 1.), tall - y, right);
    color += clear * cover * mix(air, light, fog);
    clear *= 1. - cover * .9;
  }

  vec3 behind = air;
  if (s.y < 0.) {
    // The light of the columns lies on the plain.
    float lit = land(vec2(s.x * to / LENS, to), top) - .1;
    behind = mix(air, hue(.2) * .05 * lit, exp(-max(to - 4., 0.) * .09));
  }
  color += clear * behind;
  for (int i = 0; i < HEROES; i++) color += halo(s, heroes[i]);
  vec2 heart = vec2(top.x, 1.9 - EYE) * LENS / top.y;
  return color + mix(shade, accent, .6) * .14 * exp(-length((s - heart) * vec2(1.5, 1.)) * 3.);
}
