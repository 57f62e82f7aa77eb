// A leaf, very close and against the sun: light wells through it, from the midrib to ever finer veins and cells.

const float GAP = .074; // between side veins, at the midrib

mat2 turn(float angle) {
  return mat2(cos(angle), -sin(angle), sin(angle), cos(angle));
}

/** Place on a leaf: x from its base (0) to its tip (1), y across. */
vec2 onLeaf(vec2 p, vec2 base, float angle, float bow, float size) {
  vec2 q = turn(angle) * (p - base) / size;
  q.y -= bow * q.x * (1. - q.x) * 4.;
  return q;
}

/** How far outside of the leaf a place is, less than 0 within. */
float margin(vec2 q) {
  float s = clamp(q.x, 0., 1.);
  float girth = .56 * pow(s, .5) * pow(1. - s, .85) * (1. - .2 * s) + .008 * noise(q * 9., 21);
  return max((abs(q.y) - girth) * .8, q.x - 1.);
}

/** Which side vein, counted along the midrib: they leave it at a slant and bend to the tip. */
float count(vec2 q) {
  float t = abs(q.y), right = step(0., q.y);
  return (q.x - .60 * t - 1.3 * t * t) / GAP + .5 * right + .16 * noise(q * 6. + right * 40., 20);
}

/** Cells about random spots: how far the nearest edge is in x, the cell's own number in y. */
vec2 cells(vec2 p, int layer) {
  ivec2 i = ivec2(floor(p));
  vec2 f = fract(p), nearest = vec2(9);
  vec2 spots[9];
  ivec2 whose = i;
  for (int k = 0; k < 9; k++) {
    ivec2 o = ivec2(k % 3, k / 3) - 1;
    spots[k] = vec2(o) + .15 + .7 * random(i + o, layer) - f;
    if (dot(spots[k], spots[k]) < dot(nearest, nearest)) {
      nearest = spots[k];
      whose = i + o;
    }
  }
  float edge = 9.;
  for (int k = 0; k < 9; k++) {
    vec2 way = spots[k] - nearest;
    if (dot(way, way) > 1e-5) edge = min(edge, dot(.5 * (spots[k] + nearest), normalize(way)));
  }
  return vec2(edge, random(whose, layer + 1).x);
}

/** A vein's share of a place; blurred, it spreads. */
float vein(float off, float width, float soft) {
  float w = max(width, soft);
  return width / w * exp(-off * off / (w * w));
}

/** The leaf's color where so much light comes through. */
vec3 glow(float k) {
  vec3 dye = mix(mix(shade * .4, accent, smoothstep(.03, .36, k)), tip, smoothstep(.30, .95, k));
  return dye * k + KEY * .35 * pow(max(k - .9, 0.), 2.);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec2 s = p - portrait * vec2(.10, .12);
  float rising = seed.w < .6 ? 1. : -1.;
  float size = mix(2.1, 2.9, random(ivec2(0), 50).x);
  vec2 base = vec2(mix(1.1, 1.3, seed.x), -1.12 * rising);
  float angle = radians(mix(113., 127., seed.y)) * rising;
  vec2 q = onLeaf(s, base, angle, mix(-.05, .04, seed.z), size);
  float outside = margin(q) * size, t = abs(q.y);

  // The sun behind the leaf, and the air about it.
  vec2 sun = vec2(mix(.72, .98, seed.z), mix(.20, .45, seed.x));
  float far = length(s - sun);
  float light = .07 + 1.25 * exp(-far * far * 2.0) + .30 * exp(-far * 1.5);
  vec3 sky = mix(shade, accent, .3) * (.02 + .08 * exp(-far * far * 1.6));

  // Another leaf hangs behind: seen beside this one, and as a shadow through it.
  vec2 stalk = vec2(1.62, mix(-.42, -.12, seed.w) * rising);
  vec2 other = onLeaf(s, stalk, radians(mix(158., 178., seed.x)) * rising, .03, 1.1);
  float hidden = 1. - smoothstep(-.03, .03, margin(other) * 1.25), rows = abs(fract(count(other) + .5) - .5) * GAP;
  float back = .28 + .16 * vein(rows, .006, .012) + .3 * vein(abs(other.y) * 1.25, .010, .016);
  sky = mix(sky, glow(light * back), hidden);
  if (outside > .06) return sky;

  float soft = pixel * .8 + .009 * smoothstep(.35, 1.2, length(s - vec2(.70, .14)));
  float c = count(q), lane = fract(c + .5) - .5;
  float lean = sqrt(1. + pow(.60 + 2.6 * t, 2.));
  float outward = clamp(1. + outside / .62, 0., 1.);
  float dim = q.y * rising < 0. ? 1. : .36;

  // Between two side veins the leaf bulges, and each slope gets another light.
  float body = light * dim * (.50 + .20 * sin(lane * 6.2832)) * (1. - .42 * hidden);
  vec2 grid = q * size + .016 * vec2(noise(s * 9., 30), noise(s * 9., 31));
  vec2 large = cells(grid * vec2(15., 22.), 40), small = cells(grid * 62., 43);
  float sharp = (1. - smoothstep(.002, .012, soft)) * mix(1., .6, portrait);
  body *= .84 + .22 * large.y + sharp * (.34 * (small.y - .5) - .30 * vein(small.x / 62., .0022, soft));

  float rung = t * size / .062 + random(ivec2(floor(c), q.y > 0.), 44).x + 1.2 * noise(s * 7., 32) + .5 * abs(lane);
  float ladder = vein(abs(fract(rung) - .5) * .062, .0020, soft) * smoothstep(.02, .06, t);
  float net = vein(large.x / 20., .0018, soft);
  float rib = vein(abs(lane) * GAP / lean * size, mix(.0085, .0025, outward), soft);
  float mid = vein(t * size, mix(.022, .008, q.x), soft);
  float lines = max(max(.30 * net, .42 * ladder) * mix(.55, 1., dim), max(rib * .85, mid));
  float k = body + (light + .04) * lines * .55 * mix(1., dim, .5) * (1. - .35 * hidden);
  k += light * .5 * vein(abs(outside + .004), .0035, soft);
  return mix(glow(k), sky, smoothstep(-soft, soft, outside));
}
