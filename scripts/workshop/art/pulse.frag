// Watch kept over many signals: traces behind each other like curtains of light, all calm but one that strikes out of its row.

const int ROWS = 30;
const int HERO = 7; // the row that differs
#define LENS (mix(1.75, 2.15, fract(seed.z * 3.)) * mix(1., .74, portrait)) // distance of the picture plane
#define HIGH fract(seed.x * 3.) // whether one looks from above, or along the rows
#define EYE mix(1.25, 2.9, HIGH) // height above the rows
const float FIRST = 1.6; // distance of the nearest row
const float GAP = .36; // between rows
const float SWING = .14; // of a calm row
const float BEAT = 1.25; // between two beats
const float PEAK = 1.85; // height of the strike
const float LIMIT = 1.24; // what the strike exceeds
const float REACH = .80; // of the strike, to each side
const int FROM = -4, TO = 7; // its corners
const float APERTURE = .045;

/** The camera's right, up and ahead: turned aside, so that rows run at a slant, and rolled. */
mat3 camera() {
  float yaw = radians(mix(12., 44., fract(seed.w * 2.)) * (seed.w < .5 ? -1. : 1.));
  float pitch = radians(mix(7., 20., HIGH));
  float roll = radians(mix(0., 9., fract(seed.y * 2.)));
  vec3 ahead = vec3(sin(yaw) * cos(pitch), -sin(pitch), cos(yaw) * cos(pitch));
  vec3 right = vec3(cos(yaw), 0, -sin(yaw)), up = cross(ahead, right);
  return mat3(cos(roll) * right + sin(roll) * up, cos(roll) * up - sin(roll) * right, ahead);
}

float row(int i) {
  return FIRST + GAP * float(i);
}

/** Gradient noise along a row, with its slope. */
vec2 jitter(float x, int i) {
  int cell = int(floor(x));
  float f = fract(x), a = random(ivec2(cell, i), 1).x * 2. - 1., b = random(ivec2(cell + 1, i), 1).x * 2. - 1.;
  float u = f * f * (3. - 2. * f), steep = 6. * f * (1. - f);
  return vec2(mix(a * f, b * (f - 1.), u), mix(a, b, u) + steep * (b * (f - 1.) - a * f));
}

/** A bump of height one, and its slope. */
vec2 bump(float x, float wide) {
  float h = exp(-x * x / (wide * wide));
  return vec2(h, -2. * h * x / (wide * wide));
}

/** One heartbeat of a signal, and its slope. */
vec2 beat(float x) {
  vec2 dips = .30 * bump(x - .085, .035) + .16 * bump(x + .08, .035);
  return bump(x, .038) - dips + .24 * bump(x - .31, .085) + .10 * bump(x + .24, .06);
}

/** How far the next beat is; beats of neighboring rows follow each other. */
float rhythm(float x, int i) {
  float lean = mix(.20, .32, seed.y) * (seed.x < .5 ? 1. : -1.);
  float own = float(i - HERO) * lean + (i == HERO ? 0. : .10 * (random(ivec2(i, 3), 2).x - .5));
  return mod(x - own + .5 * BEAT, BEAT) - .5 * BEAT;
}

/** How a signal wanders between its beats, and its slope. */
vec2 drift(float x, int i) {
  return jitter(x * 1.3, i) * vec2(1., 1.3) * .10 + jitter(x * 6.1, i + 100) * vec2(1., 6.1) * .012;
}

/** Height of a calm signal and its slope. */
vec2 calm(float x, int i) {
  return drift(x, i) + SWING * (.75 + .5 * random(ivec2(i, 0), 2).x) * beat(rhythm(x, i));
}

/** A corner of the strike, the peak being 0: it rises at once, and swings out. */
vec2 corner(int i) {
  if (i == FROM) return vec2(-.40, 0);
  if (i == TO) return vec2(REACH, 0);
  float own = random(ivec2(i, 0), 4).x;
  float fade = i > 0 ? exp(-float(i) * .42) : exp(float(i) * .95);
  float high = (i & 1) == 0 ? mix(.75, 1.3, own) : -mix(.25, .45, own);
  return vec2(float(i) * mix(.070, .100, seed.z), i == 0 ? PEAK : fade * high);
}

/** The strike: distance to its line, and its height. Its corners are sharp, so each stretch is measured. */
vec2 strike(vec2 q) {
  float near = 9., height = 0.;
  vec2 last = vec2(-REACH, 0);
  for (int i = FROM; i <= TO; i++) {
    vec2 next = corner(i), way = next - last;
    float part = clamp(dot(q - last, way) / dot(way, way), 0., 1.);
    near = min(near, length(q - last - way * part));
    if (q.x > last.x && q.x <= next.x) height = mix(last.y, next.y, (q.x - last.x) / way.x);
    last = next;
  }
  return vec2(near, height);
}

/** Light about the strike in the air of its row, and the limit that it exceeds, a dashed line. */
vec3 air(vec2 q, float fine) {
  float up = clamp(q.y / PEAK, 0., 1.), off = length(vec2(q.x, max(q.y - PEAK * .9, 0.) + max(-q.y, 0.)));
  vec3 color = mix(accent, tip, .4) * (.20 * exp(-off / .10) * up + .10 * exp(-off / .42));
  color += mix(tip, KEY, .5) * .35 * exp(-length(q - vec2(0, PEAK)) / .03);
  float dash = abs(fract(q.x * 16.) - .5);
  float line = smoothstep(.004 + fine, .004, abs(q.y - LIMIT)) * smoothstep(.28, .20, dash);
  return color + tip * .45 * line * exp(-abs(q.x) * .9);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  vec3 foot = vec3(0, -EYE, row(HERO)) * view;
  vec2 place = mix(vec2(mix(.60, .86, seed.z), -.38), vec2(.74, -.20), portrait);
  vec2 s = p - place + foot.xy / foot.z * LENS;
  vec3 way = normalize(view * vec3(s, LENS));
  vec3 color = vec3(0);
  float clear = 1.;
  for (int i = 0; i < ROWS && clear > .01; i++) {
    float far = row(i) / way.z;
    vec3 at = way * far + vec3(0, EYE, 0);
    bool hero = i == HERO;
    float deep = far * dot(way, view[2]);
    float unit = deep / LENS; // what one of the picture is there
    if (hero) color += clear * air(at.xy, pixel * unit);
    if (at.y > (hero ? PEAK + .2 : SWING * 2.)) continue;
    float soft = max(APERTURE * LENS * abs(1. / deep - 1. / foot.z), pixel) * unit;
    float height, over; // of the signal here, and how far above it one is
    if (hero && abs(at.x) < REACH) {
      float base = drift(at.x, i).x;
      vec2 h = strike(vec2(at.x, at.y - base));
      height = h.y + base;
      over = sign(at.y - height) * h.x;
    } else {
      vec2 h = calm(at.x, i);
      height = h.x;
      over = (at.y - height) * inversesqrt(1. + h.y * h.y);
    }
    float thick = (hero ? .0030 : .0022) * unit + .0015;
    float wide = max(thick, soft);
    float line = thick / wide * exp(-pow(over / wide, 2.));
    float own = random(ivec2(i, 1), 2).x;
    vec2 off = vec2(at.x, row(i) - row(HERO));
    float near = exp(-dot(off, off) * .50);
    float fog = exp(-max(deep - foot.z, 0.) * .22);
    float down = max(height - at.y, 0.), up = smoothstep(.05, PEAK * .8, height);
    vec3 dye = hero ? mix(tip, KEY, .3 + .6 * up) : mix(mix(shade, accent, own), tip, near * .7);
    float bright = hero ? .9 + 1.6 * up : (.16 + .34 * own + .8 * near) * fog;
    color += clear * dye * bright * line;
    float under = smoothstep(soft, -soft, over);
    // Below its line each hangs like a curtain; the strike is of glass.
    vec3 veil = dye * (.09 + .28 * near) * fog * exp(-down * 8.);
    if (hero) {
      float inner = .26 * max(at.y, 0.) / PEAK + .9 * exp(min(over, 0.) / .022);
      veil = mix(accent, tip, .5) * (.04 + .12 * exp(-down * 9.) + up * inner);
    }
    color += clear * veil * under;
    clear *= 1. - under * (hero ? mix(.85, .45, up) : .97);
  }
  return color;
}
