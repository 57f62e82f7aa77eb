// Who knows whom: one light in focus gathers many lines, and each that it knows is again the middle of others, near and far.

const float TURN = 6.28318531;
const int HUBS = 13; // the first is the one in focus
const int SECOND = 6;
const float LENS = 2.4; // distance from the eye to what is in focus
const float APERTURE = .030;
const vec2 SUN = vec2(.62, .78);

vec4 hubs[HUBS]; // place on the picture, depth behind what is in focus, reach of its lines
bool met = false;

float cross2(vec2 a, vec2 b) {
  return a.x * b.y - a.y * b.x;
}

/** How large things look at a depth. */
float closeness(float deep) {
  return LENS / (LENS + deep);
}

float blur(float deep) {
  return APERTURE * abs(deep) * closeness(deep);
}

/** Stands the hubs about the first one on a sphere, as evenly as the seeds of a sunflower. */
void meet() {
  met = true;
  vec2 middle = mix(vec2(.76, .06), vec2(.74, .26), portrait) + (seed.xy - .5) * mix(vec2(.26, .28), vec2(.16, .16), portrait);
  hubs[0] = vec4(middle, 0, .40);
  for (int k = 1; k < HUBS; k++) {
    vec2 own = random(ivec2(k, 0), 0), more = random(ivec2(k, 1), 0);
    float up = 1. - 2. * (float(k) - .5) / float(HUBS - 1);
    float around = 2.39996 * float(k) + seed.z * TURN + (own.x - .5) * .7;
    float far = mix(.48, .86, own.y);
    vec3 off = far * vec3(sqrt(1. - up * up) * vec2(cos(around), sin(around)), up * 1.9);
    // One more in focus, not as large as the first.
    float reach = k == SECOND ? .25 : mix(.11, .22, more.x);
    hubs[k] = vec4(middle + off.xy * vec2(1., .86) * closeness(off.z), off.z, reach);
  }
}

/** How bright a line is that far off its middle, if it is that blurred: it spreads, but has no more light. */
float thread(float off, float soft, float pixel) {
  float thin = max(.0011, pixel * .7), wide = max(thin, soft * .6);
  return exp(-off * off / (wide * wide)) * thin / wide;
}

/** A point of light: out of focus it is a disc with a brighter rim. */
float point(float off, float size, float soft) {
  float reach = max(size, soft), edge = max(size * .55, soft * .10);
  float disc = 1. - smoothstep(reach - edge, reach + edge, off);
  float rim = mix(1., .55 + .75 * smoothstep(.5, .95, off / reach), smoothstep(size, size * 2.5, soft));
  return disc * rim * pow(size / reach, 1.5);
}

/** A bowed line between two that a hub knows. */
float link(vec2 q, vec4 a, vec4 b, float pixel) {
  vec2 chord = b.xy - a.xy;
  float size = length(chord), along = dot(q - a.xy, chord) / (size * size);
  if (along < 0. || along > 1. || size > .21) return 0.;
  float off = cross2(q - a.xy, chord) / size - (a.w + b.w) * .6 * size * 4. * along * (1. - along);
  return thread(off, mix(blur(a.z), blur(b.z), along), pixel);
}

/** Somebody a hub knows: place about it on the picture, depth, and how far the line to there bows. */
vec4 known(ivec2 name, float cells, float shift, vec4 hub) {
  vec2 own = random(name, 1), more = fract(own * 61.7);
  float angle = ((float(name.x) + .5 + (own.x - .5) * .8) / cells - shift) * TURN;
  float up = more.x * 1.8 - .9;
  float far = hub.w * sqrt(1. - up * up) * mix(.45, 1., own.y) * (more.y > .86 ? 1.5 : 1.);
  float deep = hub.z + up * hub.w * (hub.z == 0. ? .5 : 1.2);
  return vec4(vec2(cos(angle), sin(angle)) * far * closeness(deep), deep, (more.y - .5) * .22);
}

/** The lines that a hub gathers, each with a point at its end. They stand in cells about it, so only a few are looked at. */
vec3 burst(vec2 q, int k, vec3 dye, float pixel) {
  vec4 hub = hubs[k];
  float soft = blur(hub.z);
  bool sharp = soft < .010;
  int layers = k == 0 ? 5 : k == SECOND ? 4 : sharp ? 3 : 1, beside = sharp ? 1 : 4;
  float cells = k == 0 ? 17. : sharp ? 11. : 9.;
  float turn = atan(q.y, q.x) / TURN;
  vec3 sum = vec3(0);
  for (int layer = 0; layer < layers; layer++) {
    float shift = float(layer) * .381 + float(k) * .17;
    float first = floor((turn + shift) * cells);
    vec4 last = vec4(0);
    for (int c = -beside - 1; c <= beside; c++) {
      ivec2 name = ivec2(mod(first + float(c), cells), k * 8 + layer);
      vec4 one = known(name, cells, shift, hub);
      vec2 own = random(name, 3);
      float end = blur(one.z);
      // Those side by side may know each other, too.
      if (sharp && c > -beside - 1 && own.x > .5) sum += mix(dye, tip, .3) * link(q, last, one, pixel) * .26;
      last = one;
      if (c < -beside) continue;
      float far = length(one.xy), along = dot(q, one.xy) / (far * far);
      float off = cross2(q, one.xy) / far - one.w * far * along * (1. - along) * 4.;
      float fade = mix(1., .16, smoothstep(0., .55, along)) + .25 * smoothstep(.75, 1., along);
      float line = along > 0. && along < 1. ? thread(off, mix(soft, end, along), pixel) * fade * smoothstep(.032, .014, soft) : 0.;
      sum += mix(dye, tip, .6 * (1. - along)) * line * .95;
      float size = mix(.0026, .0062, own.y * own.y) * closeness(one.z) * (k == 0 ? 1.2 : 1.);
      sum += mix(dye, tip, own.x) * point(length(q - one.xy), size, end) * mix(.5, 1.6, own.x);
    }
  }
  return sum * closeness(hub.z);
}

/** Lines that bow from one hub to another. */
vec3 bridge(vec2 p, vec4 a, vec4 b, int name, int strands, float pixel) {
  vec2 chord = b.xy - a.xy;
  float size = length(chord);
  vec2 way = chord / size, off = vec2(dot(p - a.xy, way), dot(p - a.xy, vec2(way.y, -way.x)));
  float along = off.x / size;
  float soft = mix(blur(a.z), blur(b.z), along), arch = 4. * along * (1. - along) * size;
  if (along < 0. || along > 1. || abs(off.y) > .15 * arch + soft * 2. + .01) return vec3(0);
  vec3 sum = vec3(0);
  for (int i = 0; i < strands; i++) {
    vec2 own = random(ivec2(name, i), 3);
    float bow = (own.x - .5) * .30 * arch;
    float run = along - own.y;
    float pulse = exp(-abs(run) / (run > 0. ? .008 + soft * 2. / size : .11));
    sum += mix(accent, tip, pulse) * thread(off.y - bow, soft, pixel) * (.32 + 1.2 * pulse);
  }
  return sum;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  if (!met) meet();
  // Some seeds look from nearer than others.
  float zoom = mix(.80, 1.22, seed.w);
  p = hubs[0].xy + (p - hubs[0].xy) / zoom;
  pixel /= zoom;
  vec3 color = vec3(0);
  for (int k = 0; k < HUBS; k++) {
    vec4 hub = hubs[k];
    vec2 q = p - hub.xy;
    float off = length(q), close = closeness(hub.z), soft = blur(hub.z);
    float lit = smoothstep(-.8, .7, dot(hub.xy - hubs[0].xy, SUN)) + (k == 0 ? .5 : 0.);
    vec3 dye = mix(shade, accent, smoothstep(.55, 1., close)) * mix(.45, 1., lit);
    color += dye * .035 * exp(-off * 7. / close);
    if (off < hub.w * 1.8 * close + soft) color += burst(q, k, dye, pixel) * mix(.5, 1., lit);
    float size = k == 0 ? .017 : .010 * close;
    color += mix(dye, mix(tip, KEY, .6), lit) * point(off, size, soft) * (k == 0 ? 3. : hub.z < -.3 ? .7 : 1.6);
    color += mix(accent, tip, .5) * (k == 0 ? .5 : .22 * lit) * exp(-off / (size * 2.2 + soft));
    if (k > 0) color += bridge(p, hubs[0], hub, k, 3, pixel) * mix(.5, 1., lit);
    if (k > 5) color += bridge(p, hubs[k - 5], hub, k + 20, 1, pixel) * .7;
  }
  return color;
}
