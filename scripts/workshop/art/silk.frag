// Silk currents: a few broad folds with a slow rise and a sharp tuck, woven of fine threads.

/** Height along the flow; its level lines are the folds and the threads. */
float flow(vec2 p) {
  float turn = mix(-.5, .55, seed.z);
  float folds = mix(1., 1.4, random(ivec2(0), 50).x);
  vec2 bend = vec2(noise(p * .55, 0), noise(p * .55, 1));
  bend += .28 * vec2(noise(p * 1.1, 2), noise(p * 1.1, 3));
  return (dot(p, vec2(turn, 1.)) + 1.55 * bend.x + .55 * bend.y) * folds + seed.w * 3.;
}

/**
 * Threads along the level lines, as thin and about as far apart everywhere: where the flow
 * spreads, new threads fade in half-way between the old ones.
 */
float threads(float w, float steep, float pixel) {
  const float gap = .0125;
  float thick = max(.0017, pixel * .8);
  float level = log2(1. / (gap * max(steep, .12)));
  float coarse = exp2(floor(level));
  float near = abs(fract(w * coarse + .5) - .5) / (coarse * steep);
  float between = abs(fract(w * coarse) - .5) / (coarse * steep);
  float line = exp(-near * near / (thick * thick));
  line += fract(level) * exp(-between * between / (thick * thick));
  return line * smoothstep(.10, .45, steep);
}

float fold(float w) {
  float f = fract(w);
  return smoothstep(0., .82, f) * (1. - smoothstep(.86, 1., f));
}

float height(float w, vec2 p) {
  return .9 * fold(w) + .16 * sin(w * 4.8 + p.x * 1.4);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  const float e = .0035;
  const vec2 dx = vec2(e, 0), dy = vec2(0, e);
  float w = flow(p);
  float right = flow(p + dx), left = flow(p - dx), up = flow(p + dy), down = flow(p - dy);
  float h = height(w, p);
  float steep = length(vec2(right - left, up - down) / (2. * e));
  vec2 slope = vec2(height(right, p + dx) - height(left, p - dx), height(up, p + dy) - height(down, p - dy)) / (2. * e);
  vec3 n = normalize(vec3(-slope * .34, 1));
  vec3 eye = vec3(0, 0, 1);
  vec3 key = normalize(vec3(.55, .75, .5));
  vec3 rim = normalize(vec3(-.75, .1, .45));
  float lit = pow(max(dot(n, key), 0.), 2.2);
  float gloss = pow(max(dot(n, normalize(key + eye)), 0.), 30.);
  float back = pow(max(dot(n, normalize(rim + eye)), 0.), 14.);
  float edge = pow(1. - n.z, 1.3);
  float open = smoothstep(0., .55, h);

  // Colour follows the light, not only the place: hollows stay deep, crests carry the accent.
  float m = clamp(uv.x * .42 + .5 * noise(p * .7, 4) + .62 * lit + .45 * edge - .02, 0., 1.);
  vec3 dye = mix(mix(shade, accent, smoothstep(.26, .68, m)), tip, smoothstep(.56, .95, m));

  vec3 colour = dye * (.045 + .66 * lit) * open;
  colour += dye * edge * .24 * open;
  colour += mix(dye, KEY, .5) * gloss * .7 * open;
  colour += shade * back * .12;

  // Light that spills over the crest into the hollow behind it.
  float f = fract(w);
  float room = 1. / max(steep, .3);
  float spill = exp(-7. * f * room) * (1. - smoothstep(.25, .6, f)) + exp(-16. * (1. - f) * room) * smoothstep(.6, .9, f);
  colour += mix(shade, accent, .5) * spill * .14;

  float thread = threads(w, steep, pixel);
  return colour + mix(dye, tip, .35) * thread * (.075 + .34 * lit) * open;
}
