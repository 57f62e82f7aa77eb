// A strategy: a map that stands up, a summit lit from behind, and among its contour lines one bright way to the top.

const float LENS = 1.7; // distance of the picture plane
const float EYE = 4.2; // height of the eye, which looks level: the horizon is shifted instead
const float TALL = 4.7; // height of the summit
const float GAP = .09; // height between lines
const float FAR = 26.;
const int PEAKS = 7; // the first is the summit
const vec3 SUN = vec3(.64, .50, .58); // behind the mountains, to the right

struct Peak {
  vec2 at;
  float tall; // the logarithm of its height
  mat2 turn; // to axes along its ridges
};

Peak peaks[PEAKS];

/** Bends the land, so that no ridge is straight. */
vec2 bent(vec2 at) {
  vec2 a = at + seed.zw * 40.;
  a += .34 * sin(a.yx * vec2(1.1, .9) + 1.3 * sin(a * .7));
  a += .12 * sin(a.yx * vec2(2.9, 2.5) + a * 1.3);
  a += .035 * sin(a.yx * vec2(7.9, 8.3) - a * 2.3);
  return a;
}

/** Decides where the peaks stand, once per sample and not once per step. */
void survey(vec2 summit) {
  for (int i = 0; i < PEAKS; i++) {
    vec2 own = random(ivec2(i, 0), 2), more = random(ivec2(i, 1), 2);
    float back = float(i) / float(PEAKS);
    vec2 at = vec2(0, mix(6.2, 19., back * back) + own.x);
    at.x = mix(-.75, 1.05, fract(own.y + float(i) * .618)) * at.y * .8;
    float angle = more.y * 1.57, skew = mix(-.3, .3, more.x);
    float tall = mix(1., 3.1, back) * mix(.7, 1.2, own.x);
    // The summit's first ridge comes down to the left and toward the eye.
    if (i == 0) {
      at = summit;
      angle = radians(mix(232., 250., seed.z));
      tall = TALL;
      skew = 0.;
    }
    // Two shoulders, so that it is no pyramid.
    if (i == 1) {
      at = summit + vec2(mix(1.7, 2.6, own.x), mix(.0, .9, own.y));
      tall = TALL * mix(.62, .78, more.x);
    }
    if (i == 2) {
      at = summit + vec2(mix(-3., -1.8, own.x), mix(.6, 1.8, own.y));
      tall = TALL * mix(.55, .7, more.x);
    }
    vec2 x = vec2(cos(angle), sin(angle));
    peaks[i] = Peak(bent(at), log(tall), mat2(x.x, -x.y + skew * x.x, x.y, x.x + skew * x.y));
  }
}

/** How far down a peak's slopes a place is: four ridges, with ribs on the faces between them. */
float down(vec2 off) {
  vec2 a = abs(off);
  float ridge = max(a.x, a.y), side = min(a.x, a.y);
  float spur = abs(fract(ridge * .9 - side * .75) - .5), rib = abs(fract(side / (ridge + .3) * 2.5) - .5);
  return .46 * ridge + .68 * side + .75 * spur * min(side, .9) + .22 * rib * min(ridge, 1.4);
}

float height(vec2 at) {
  vec2 q = bent(at);
  float top = -9.;
  for (int i = 0; i < PEAKS; i++) {
    float d = down(peaks[i].turn * (q - peaks[i].at)) * .56;
    // Steepest somewhat below the top, flat in the valley.
    top = max(top, peaks[i].tall - d * (d + .05) / (d + .12));
  }
  return exp(top);
}

/** How deep in the picture a ray meets the land; FAR if it does not. @param way 1 deep */
float meet(vec3 eye, vec3 way) {
  float last = 4., before = 1., t = 4.;
  for (int i = 0; i < 90; i++) {
    vec3 at = eye + way * t;
    float over = at.y - height(at.xz);
    if (over < 0.) {
      // Once more between the two, as ridges are sharp.
      float middle = mix(last, t, before / (before - over));
      at = eye + way * middle;
      float rest = at.y - height(at.xz);
      return rest < 0. ? mix(last, middle, before / (before - rest)) : mix(middle, t, rest / (rest - over));
    }
    last = t;
    before = over;
    // The higher, the steeper is the land.
    t += max(over * min(1.1 / max(at.y, 1.), .6), .004 * t);
    if (t > FAR || way.y > 0. && at.y > TALL) break;
  }
  return FAR;
}

/** Lines where a value is whole, so thick in pixels; their mean where it changes too much from pixel to pixel. */
float lines(float value, float change, float thick) {
  float off = abs(fract(value + .5) - .5) / change;
  float line = exp(-off * off / (thick * thick)), mean = min(1.77 * thick * change, .5);
  return mix(line, mean, smoothstep(.15, .4, change)) / (1. + 3. * max(change - .1, 0.));
}

/** The sky, whose light is hidden just behind the summit. */
vec3 sky(float off) {
  vec3 wide = mix(shade, accent, .5) * .22 * exp(-off * 2.6) + mix(accent, tip, .6) * .40 * exp(-off * 9.);
  return wide + mix(tip, KEY, .3) * 1.2 * exp(-off * off / .0008);
}

/** Axes along the summit's ridges. */
vec2 ridges(vec3 at) {
  return peaks[0].turn * (bent(at.xz) - peaks[0].at);
}

/** The way to the top, along the summit's first ridge; the places beside are one pixel to the right and above. */
vec3 route(vec3 at, vec3 beside, vec3 above) {
  vec2 q = ridges(at);
  if (q.x < 0.) return vec3(0);
  float wide = length(vec2(ridges(beside).y, ridges(above).y) - q.y);
  // Where land is seen at a slant a pixel is long, but the way is not wide.
  float aside = q.y / clamp(wide, .007, .03);
  float bright = (1. - smoothstep(1.5, 6., q.x)) * (.8 + .9 * exp(-q.x * .8));
  return bright * (mix(tip, KEY, .4) * exp(-aside * aside / 2.) + mix(accent, tip, .6) * .30 * exp(-abs(q.y) * 13.));
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec2 s = p - mix(vec2(0, .35), vec2(.06, .33), portrait);
  vec3 eye = vec3(0, EYE, 0), way = vec3(s / LENS, 1);
  vec2 summit = vec2(mix(3., 4.5, seed.x), mix(8., 9.8, seed.y));
  survey(summit);
  float deep = meet(eye, way);
  vec3 glow = sky(length(s - vec2(summit.x, TALL - EYE) / summit.y * LENS - vec2(.012, -.012)));
  if (deep == FAR) return glow;

  vec3 at = eye + way * deep;
  float e = .0018 * deep, h = height(at.xz);
  vec3 n = normalize(vec3(h - height(at.xz + vec2(e, 0)), e, h - height(at.xz + vec2(0, e))));
  float plane = dot(n, at - eye), fine = pixel / LENS;
  vec3 right = way + vec3(fine, 0, 0), up = way + vec3(0, fine, 0);
  vec3 beside = eye + right * plane / dot(n, right), above = eye + up * plane / dot(n, up);

  float level = at.y / GAP, change = length(vec2(beside.y, above.y) - at.y) / GAP;
  // Every fifth line is bold, as on maps.
  float line = lines(level, change, 1.) + .9 * lines(level / 5., change / 5., 1.6);
  float lit = pow(max(dot(n, SUN) * .75 + .25, 0.), 2.);
  float graze = pow(1. - max(dot(n, -normalize(way)), 0.), 5.);
  float high = smoothstep(.3, TALL * .95, at.y);
  vec3 dye = mix(mix(shade, accent, smoothstep(.05, .45, high)), tip, smoothstep(.5, 1., high * .6 + sqrt(lit) * .6));
  vec3 color = dye * line * (.13 + 2.7 * lit * (.2 + high));
  color += dye * (.004 + .05 * lit * high) + mix(dye, KEY, .3) * graze * high * .12;
  color += route(at, beside, above);

  // Mist lies in the valleys, and glows where the light is.
  float mist = 1. - exp(-max(deep - 8., 0.) * .05 * (1. + 4. * exp(-at.y * 1.4)));
  return mix(color, glow * .9 + mix(shade, accent, .3) * .02 * smoothstep(-.6, 1., p.x), mist);
}
