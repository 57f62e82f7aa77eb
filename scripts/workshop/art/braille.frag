// A page in braille under the lens: low light rakes over the raised dots, and only the line that is being read is lit.

// "this is for everyone", a letter a cell: bit by bit the dots 1 to 6, down the left column, then the right one.
const int TEXT[21] =
  int[](30, 19, 10, 14, 0, 10, 14, 0, 11, 21, 23, 0, 17, 39, 17, 23, 61, 21, 29, 17, 0);
// Millimeters, as embossers have them.
const vec2 CELL = vec2(6., 10.);
const float GAP = 2.5;
const float FOOT = .80; // radius of a dot
const float RISE = .52;
const float BALL = (FOOT * FOOT + RISE * RISE) / (2. * RISE); // of whose cap a dot is

const float FAR = 40.; // from the eye to the letter in focus
const float SCALE = .054; // of the picture, for a millimeter there
const float APERTURE = 2.0;
const int RAYS = 16; // through the lens, at most

const vec3 BACK = vec3(-.35, .60, .72);

struct View {
  vec3 eye, right, up, ahead;
};

View camera() {
  float pitch = radians(mix(34., 42., seed.x));
  float yaw = radians(seed.z < .5 ? mix(15., 27., seed.y) : mix(-33., -24., seed.y));
  vec3 ahead = vec3(sin(yaw) * cos(pitch), -sin(pitch), cos(yaw) * cos(pitch));
  vec3 right = normalize(cross(vec3(0, 1, 0), ahead));
  return View(-ahead * FAR, right, cross(ahead, right), ahead);
}

/** The place of a dot that is nearest, and 1 where there is one, 0 where the sheet is flat. */
vec3 nearest(vec2 at) {
  vec2 cell = floor(at / CELL + .5);
  vec2 off = at - cell * CELL;
  vec2 which = vec2(step(0., off.x), clamp(floor(off.y / GAP + .5), -1., 1.));
  // In focus is "everyone"; other lines begin anywhere.
  float start = cell.y == 0. ? 13. + floor(seed.w * 4.) : floor(random(ivec2(0, cell.y), 1).x * 21.);
  int letter = int(mod(cell.x + start, 21.));
  int bit = int(which.x) * 3 + 1 - int(which.y);
  return vec3(cell * CELL + vec2(which.x - .5, which.y) * GAP, TEXT[letter] >> bit & 1);
}

/** Where a ray that starts above the sheet meets a dot, or beyond all where it misses it. */
float meet(vec3 from, vec3 way, vec3 spot) {
  vec3 off = from - vec3(spot.x, RISE - BALL, spot.y);
  float b = dot(off, way), c = b * b - dot(off, off) + BALL * BALL;
  float far = -b - sqrt(max(c, 0.));
  return spot.z < .5 || c < 0. || from.y + way.y * far < 0. ? 1e4 : far;
}

/** How much of the light reaches a place past the dots in its way; softer the farther they are. */
float open(vec3 at, vec3 key) {
  float clear = 1.;
  for (float far = .5; far < 3.; far += .8) {
    vec3 spot = nearest(at.xz + key.xz * far);
    vec3 off = vec3(spot.x, RISE - BALL, spot.y) - at;
    float along = dot(off, key);
    float miss = length(off - key * along) - BALL;
    float soft = .03 + .07 * max(along, 0.);
    if (along > .2) clear = min(clear, mix(1., smoothstep(-soft, soft, miss), spot.z));
  }
  return clear;
}

/** Light that falls on a place: a slit of it lies along the line that is read, and ends where reading has come to. */
float slit(vec2 at) {
  float line = exp(-pow(abs(at.y / 4.9), 5.));
  float toward = at.x - 3.;
  return line * (.35 * exp(-toward * toward / 420.) + .9 * exp(-toward * toward / 70.));
}

/** What a place of the sheet gives off: `off` from the middle of a dot, if there is one. */
vec3 shine(vec3 at, vec2 off, bool raised, vec3 way, vec3 key) {
  float r = length(off), there = raised ? 1. : 0.;
  float dome = there * (1. - smoothstep(FOOT * .85, FOOT * 1.25, r));
  float nook = 1. - .55 * there * (1. - smoothstep(FOOT * .9, FOOT * 1.9, r)) * step(FOOT * .9, r);
  // Paper gives way softly: the foot of a dot is rounded.
  float steep = there * (r < FOOT ? r / BALL : .8) * (1. - smoothstep(FOOT * .82, FOOT * 1.35, r));
  vec3 n = normalize(vec3(off / max(r, .001) * steep * 1.25, 1.).xzy);
  // What lies in the dark has a breath of sky on it, from above and behind.
  vec3 color = (NIGHT * .3 + shade * (.004 + .022 * max(dot(n, BACK), 0.))) * nook;
  float read = slit(at.xz);
  // The flat sheet in the dark: most of the picture.
  if (dome == 0. && read < .004) return color;

  float clear = open(at + n * .01, key);
  float lit = max(dot(n, key), 0.) * clear;
  float gloss = pow(max(dot(n, normalize(key - way)), 0.), 26.) * clear;
  float rim = pow(clamp(1. + dot(n, way), 0., 1.), 3.);
  color += mix(shade, accent, .25) * (lit * lit + .40 * gloss) * dome * exp(-dot(at.xz, at.xz) / 2000.);
  float bright = lit * mix(.85, 6.5 * lit, dome) + .012 * nook + .22 * rim * dome;
  color += mix(accent, tip, smoothstep(.25, .8, lit)) * read * bright;
  return color + mix(tip, KEY, .5) * read * pow(gloss, 1.5) * 4. * dome;
}

/** What one ray brings. */
vec3 look(vec3 from, vec3 way, vec3 key) {
  // It is within reach of dots only just above the sheet.
  float top = (RISE - from.y) / way.y, ground = -from.y / way.y;
  vec3 first = nearest(from.xz + way.xz * top), last = nearest(from.xz + way.xz * ground);
  float near = meet(from, way, first), far = meet(from, way, last);
  vec3 spot = near < min(far, ground) ? first : last;
  vec3 at = from + way * min(min(near, far), ground);
  return shine(at, at.xz - spot.xy, spot.z > .5, way, key);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  View view = camera();
  vec2 s = p - mix(vec2(.58, -.04), vec2(.70, .20), portrait);
  vec3 inFocus = view.eye + view.ahead * FAR + (view.right * s.x + view.up * s.y) / SCALE;
  vec3 straight = normalize(inFocus - view.eye);
  vec3 key = normalize(vec3(normalize(view.right.xz * .62 + normalize(view.ahead.xz) * .78), .22).xzy);

  // As many rays through the lens as it takes to fill the blur, fewer where words stand; each sample has its own.
  float deep = dot(straight, view.ahead) * -view.eye.y / straight.y;
  float blur = APERTURE * SCALE * FAR * abs(1. / deep - 1. / FAR) / pixel;
  int rays = int(clamp(blur * blur * .10 * loud(uv), 2., float(RAYS)));
  ivec2 odd = ivec2(floor(p / pixel * 2.)) & 1;
  vec3 color = vec3(0);
  for (int i = 0; i < rays; i++) {
    float j = float(i * 4 + odd.x + odd.y * 2), turn = j * 2.399963;
    vec2 lens = vec2(cos(turn), sin(turn)) * sqrt((j + .5) / float(rays * 4)) * APERTURE;
    vec3 from = view.eye + view.right * lens.x + view.up * lens.y;
    color += look(from, normalize(inFocus - from), key);
  }
  // The tooth of the paper, where it is in focus.
  vec2 on = view.eye.xz - straight.xz * view.eye.y / straight.y;
  float tooth = noise(on * 3.1, 7) + .7 * noise(on * vec2(9., 8.), 8);
  return color / float(rays) * (1. + .34 * tooth / (1. + blur * .4));
}
