// A tree of choices in the mist: of its hundreds of ways from the root, light runs through the one that was taken.

const int LEVELS = 10; // of forks
const float APERTURE = .017;
const vec2 SUN = vec2(.6, .8);
const vec2 LAMP = vec2(1.20, .75); // where the mist is bright

/** A branch between two forks. It sets out as the one before it ended, and bends to its own way. */
struct Limb {
  int level, name; // the root is 1, those it bears 2 and 3, and so on
  vec3 from, to, way; // z: how far behind what is in focus; way: where it sets out to
  float wide, heat; // heat: what light leaks into it from the way taken
};

Limb taken[LEVELS + 1];
vec4 drawn; // light of all limbs; and how clear the view is between them
bool grown = false;

/** It comes from below, or from the right. */
Limb root() {
  bool below = seed.w < .5;
  vec2 from = below ? mix(vec2(.90, -.86), vec2(.86, -.90), portrait) : mix(vec2(1.44, -.38), vec2(1.32, -.12), portrait);
  vec2 way = below ? vec2(mix(.20, -.45, seed.x), 1) : vec2(-1, mix(.15, .75, seed.x));
  vec3 start = vec3(from + (seed.yz - .5) * vec2(.2, .08), 0), ahead = vec3(normalize(way), 0);
  return Limb(0, 1, start, start + ahead * .29, ahead, .0085, 1.);
}

/** One of the two that a limb bears: a strong one that goes on, or a weak one that turns off. */
Limb grow(Limb base, int which) {
  int name = base.name * 2 + which;
  vec2 own = random(ivec2(name, 0), 1), both = random(ivec2(base.name, 1), 1);
  bool strong = both.x > .5 == (which == 0);
  vec3 chord = base.to - base.from;
  float size = length(chord);
  vec3 ahead = normalize(chord - base.way * size * .5);
  // The two part in a plane that turns from fork to fork, so that the tree is as deep as it is wide.
  float open = strong ? mix(.06, .30, own.x) : mix(.38, .78, own.x);
  float roll = both.y * 2. - 1. + (which == 0 ? 0. : 3.14159);
  vec3 level = normalize(vec3(ahead.y, -ahead.x, 0));
  vec3 aside = level * cos(roll) + cross(ahead, level) * sin(roll);
  vec3 way = normalize(ahead * cos(open) + aside * sin(open) + vec3(SUN, 0) * .06);
  size *= strong ? mix(.82, .98, own.y) : mix(.68, .90, own.y);
  return Limb(base.level + 1, name, base.to, base.to + way * size, ahead, base.wide * (strong ? .82 : .66), base.heat * .42);
}

/** Finds the way taken: at each fork the limb that promises to come nearer to a place in the light. */
void choose() {
  vec2 goal = mix(vec2(.74, .46), vec2(.70, .46), portrait) + (random(ivec2(0), 5) - .5) * vec2(.4, .26);
  Limb limb = root();
  for (int k = 0; k <= LEVELS; k++) {
    taken[k] = limb;
    Limb a = grow(limb, 0), b = grow(limb, 1);
    float left = .6 * float(LEVELS - k);
    float missA = length(mix(a.from.xy, a.to.xy, 1. + left) - goal);
    float missB = length(mix(b.from.xy, b.to.xy, 1. + left) - goal);
    if (missA < missB) limb = a;
    else limb = b;
    limb.heat = 1.;
  }
}

/** How far a place is off a limb's middle line, a parabola, to either side; and how far along it, from 0 to 1. */
vec2 off(vec2 p, Limb limb) {
  vec2 chord = limb.to.xy - limb.from.xy, q = p - limb.from.xy;
  float size = max(length(chord), .001);
  vec2 ahead = chord / size, side = vec2(ahead.y, -ahead.x);
  float run = dot(q, ahead) / size, t = clamp(run, 0., 1.);
  float bow = dot(limb.way.xy, side) * length(limb.to - limb.from) * .5;
  float slope = 2. * (1. - 2. * t) * bow / size, past = (run - t) * size;
  float across = (dot(q, side) - 2. * t * (1. - t) * bow) / sqrt(1. + slope * slope);
  return vec2(past == 0. ? across : length(vec2(across, past)) * sign(across), t);
}

/** Draws a limb; shine is the light of the way taken near by, mist that of the lamp. */
void draw(Limb limb, vec2 p, float mist, float shine, float pixel) {
  vec2 o = off(p, limb);
  float deep = mix(limb.from.z, limb.to.z, o.y);
  float soft = max(APERTURE * abs(deep), pixel * .8), wide = max(limb.wide * mix(1., .8, o.y), pixel * .4);
  float cover = 1. - smoothstep(max(wide - soft, 0.), wide + soft, abs(o.x));
  if (cover > 0.) {
    cover *= min(1., 1.6 * wide / (wide + soft));
    vec2 side = normalize(vec2(limb.to.y - limb.from.y, limb.from.x - limb.to.x));
    float rim = pow(clamp(.55 + .5 * o.x / wide * dot(side, SUN), 0., 1.), 2.);
    float heat = limb.heat == 1. ? .4 : limb.heat * mix(1., .42, o.y);
    vec3 bark = mix(shade, accent, mist) * rim * (.10 + .95 * mist) + mix(accent, tip, .5) * (shine * .45 + heat * .8);
    drawn.rgb += bark * cover * exp(-max(deep, 0.) * 1.4);
    drawn.a *= 1. - cover * .85;
  }
  if (limb.level < LEVELS) return;
  // A bud, where a way ends.
  float bud = length(p - limb.to.xy), size = max(.0022, pixel * .8) + APERTURE * abs(limb.to.z) * .7;
  float bright = (.08 + .8 * mist + 1.2 * shine + 2. * limb.heat) * .000006 / (size * size);
  drawn.rgb += mix(accent, tip, .6) * exp(-bud * bud / (size * size)) * bright;
}

/** Draws all limbs that may be near; of those far away, none of their offspring is looked at. */
void drawAll(vec2 p, float mist, float shine, float pixel) {
  drawn = vec4(0, 0, 0, 1);
  Limb stack[LEVELS + 2];
  stack[0] = root();
  for (int i = 0, top = 0; i < 1500 && top >= 0; i++) {
    Limb limb = stack[top--];
    float reach = 1.1 + 4. * (1. - exp(-.22 * float(LEVELS - limb.level)));
    if (length(p - limb.to.xy) > length(limb.to - limb.from) * reach) continue;
    if (taken[limb.level].name == limb.name) limb.heat = 1.;
    draw(limb, p, mist, shine, pixel);
    if (limb.level == LEVELS) continue;
    stack[++top] = grow(limb, 0);
    stack[++top] = grow(limb, 1);
  }
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  bool first = !grown;
  grown = true;
  if (first) choose();
  float mist = exp(-1.5 * length((p - LAMP) * vec2(.85, 1.)));
  float near = 9., core = 0.;
  for (int k = 0; k <= LEVELS; k++) {
    float far = abs(off(p, taken[k]).x), wide = taken[k].wide * .45;
    core = max(core, 1. - smoothstep(wide - pixel, wide + pixel, far));
    near = min(near, far);
  }
  // Limbs have soft edges: one look for all samples of a pixel is enough.
  if (first) drawAll(p, mist, exp(-near * 8.), pixel);

  vec3 color = drawn.rgb + mix(shade, accent, .5) * .22 * mist * mist * drawn.a;
  color += mix(tip, KEY, .65) * core * 1.7;
  color += mix(accent, tip, .6) * (exp(-near * 60.) * .40 + exp(-near * 12.) * .10);
  // Each fork on the way is a point; its end is the brightest.
  for (int k = 0; k <= LEVELS; k++) {
    float size = k == LEVELS ? .0065 : taken[k].wide * .8 + .001;
    color += KEY * (1. - smoothstep(size - pixel, size + pixel, length(p - taken[k].to.xy))) * 1.2;
  }
  float end = length(p - taken[LEVELS].to.xy);
  return color + mix(tip, KEY, .3) * (exp(-end * 70.) * 1.1 + exp(-end * 11.) * .16);
}
