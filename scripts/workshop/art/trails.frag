// A night road in long exposure: each lamp is a thread of light, and all of them rush along one bend to one point.

const int CARS = 22; // two lamps each
const int LORRIES = 7; // lamps above the eye
const int POSTS = 16;
const float LENS = 1.25; // distance of the picture plane
const float HALF = 1.5; // half the road's width

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.4, .95, k));
}

float bell(float x) {
  return exp(-x * x);
}

/** The road's bend and the eye's height above it, as from a bank or a bridge. */
struct Road {
  float near, bend, second, reach, eye;
};

/** Where the middle of the road is, that far ahead, and how much it goes to the right with each step. */
vec2 road(Road r, float far) {
  float x = far / r.reach, fall = exp(-x);
  float first = r.bend * fall, second = r.second * fall * fall * fall;
  return vec2(r.near + far * (first + second), first * (1. - x) + second * (1. - 3. * x));
}

/** How far a point of the picture is from a line that much below the eye, and how far ahead it is there. */
vec2 thread(vec2 s, Road r, float across, float drop) {
  float deep = LENS * drop / -s.y;
  if (deep < 0.) return vec2(9, 1);
  vec2 x = road(r, deep) + vec2(across, 0);
  float slope = (x.y * deep - x.x) / drop;
  return vec2(abs(s.x - LENS * x.x / deep) * inversesqrt(1. + slope * slope), deep);
}

/** The light of a line that a lamp has drawn. */
vec3 trail(vec2 s, Road r, float across, float drop, float bright, vec3 dye, float phase, float pixel) {
  vec2 near = thread(s, r, across, drop);
  if (near.x > .25) return vec3(0);
  float thick = LENS * .011 / near.y, wide = max(thick, pixel * .9);
  float on = .25 + .75 * smoothstep(-.6, .3, sin(phase * 40. + near.y * (.35 + .3 * fract(phase * 9.))));
  float core = bell(near.x / wide) * thick / wide;
  float halo = exp(-near.x / (thick * 4. + .005)) * .09;
  vec3 color = mix(dye, KEY, .45 * core * min(bright, 1.)) * core * 1.7 + dye * halo;
  return color * bright * on * exp(-near.y * .010);
}

/** The light that a line leaves on the wet road: its mirror image, spread. */
vec3 shine(vec2 s, Road r, float across, float high, float bright, vec3 dye) {
  vec2 near = thread(s, r, across, r.eye + high);
  return dye * bright * exp(-near.x / (LENS * .045 / near.y + .005)) * .065;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec2 s = p - mix(vec2(mix(.64, .84, seed.w), mix(.12, .26, random(ivec2(0), 30).y)), vec2(.92, .40), portrait);
  vec2 shares = random(ivec2(0), 31);
  Road way = Road(
    mix(1.7, 2.5, seed.x), mix(-.85, -1.35, seed.y), mix(-.3, .75, shares.x), mix(5.5, 10., seed.z),
    mix(.62, 1.40, random(ivec2(0), 30).x)
  );
  float far = s.y < -.004 ? LENS * way.eye / -s.y : 300.;
  float at = s.x * far / LENS - road(way, far).x;
  bool ground = s.y < 0.;

  vec3 color = vec3(0), light = vec3(0);
  for (int i = 0; ground && i < CARS; i++) {
    vec2 own = random(ivec2(i, 0), 1), more = random(ivec2(i, 1), 1);
    bool coming = own.x < mix(.3, .65, shares.y);
    float lane = (i & 2) == 0 ? .28 : .70;
    float across = (coming ? -1. : 1.) * HALF * (lane + .16 * (own.y - .5));
    float high = mix(.14, .30, more.x), bright = .16 + 1.2 * pow(more.y, 3.);
    vec3 dye = hue((coming ? .92 : .38) + .16 * (fract(own.x * 8.) - .5));
    for (float side = -1.; side < 2.; side += 2.) {
      float lamp = across + side * .15;
      float off = at - lamp;
      light += dye * bright * .03 / (off * off + .03);
      color += trail(s, way, lamp, way.eye - high, bright, dye, own.y, pixel);
      color += shine(s, way, lamp, high, bright, dye);
    }
  }
  for (int i = 0; !ground && i < LORRIES; i++) {
    vec2 own = random(ivec2(i, 2), 1), more = random(ivec2(i, 3), 1);
    float across = HALF * (own.x < .5 ? -.7 : .7) + .4 * (own.y - .5);
    float bright = .15 + .5 * more.y * more.y;
    color += trail(s, way, across, -mix(.15, .9, more.x), bright, hue(.1 + .5 * own.y), own.y, pixel);
  }

  if (ground) {
    // Stones of the road, drawn long by the speed.
    float streak = .75 + .9 * noise(vec2(at * 9., far * .25), 6);
    streak += .5 * noise(vec2(at * 31., far * .5), 7) * smoothstep(6., 2., far);
    float kerb = smoothstep(HALF * 1.12, HALF * 1.02, abs(at));
    color += light * (.008 + .030 * kerb * streak) * exp(-far * .04);
    float edge = smoothstep(.05, .03 - pixel * far, abs(abs(at) - HALF * .99));
    color += light * edge * .06 * exp(-far * .10);
  }
  for (int i = 0; i < POSTS; i++) {
    float deep = 3.2 * pow(1.24, float(i));
    vec2 foot = LENS * vec2(road(way, deep).x - HALF * 1.25, -way.eye) / deep;
    float high = LENS * .30 / deep;
    vec2 off = abs(s - foot - vec2(0, high * .5)) - vec2(LENS * .012 / deep, high * .5);
    if (off.x > .1) continue;
    float fine = max(pixel, .012 / deep);
    float post = smoothstep(fine, -fine, max(off.x, off.y));
    float spot = bell(length(s - foot - vec2(0, high * .8)) / (LENS * .016 / deep + pixel));
    color += post * hue(.3) * .10 + spot * mix(tip, KEY, .4) * 1.1 * smoothstep(30., 10., deep);
  }

  // Where all of them come together, behind the hills.
  float hill = .035 + .05 * smoothstep(0., .8, abs(s.x));
  hill += .035 * noise(vec2(s.x * 2.6, 1.), 8) + .02 * noise(vec2(s.x * 8., 2.), 9);
  float r = length(s * vec2(1., 1.3));
  vec3 sky = hue(.25) * .26 * exp(-r * 3.2) + hue(.6) * .25 * exp(-r * 9.);
  float above = smoothstep(-.003, .003, s.y - hill);
  color += sky * mix(ground ? .35 : .12, 1., above);
  // On phones words stand where the road comes near.
  color *= mix(1., smoothstep(-.95, .30, p.y - .3 * p.x), portrait);
  return color + mix(tip, KEY, .5) * .8 * exp(-r * 30.);
}
