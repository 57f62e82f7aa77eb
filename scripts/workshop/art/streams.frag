// A braided river of particles, as one long exposure: its strands part about islands that nobody sees, and meet again.

const int SHEETS = 5;
const int ISLANDS = 3;

/** Half as high as it is, and how many times as long. */
struct Island {
  vec2 at;
  float high, slender;
};

/** The first is what one looks at; the others stand in what it leaves of the flow. */
Island island(int i) {
  vec2 own = random(ivec2(i, 0), 50), more = random(ivec2(i, 1), 50);
  if (i == 0) return Island(vec2(0), mix(.09, .14, seed.z), mix(1.9, 2.7, own.y));
  float side = (seed.y < .5) == (i == 1) ? 1. : -1.;
  vec2 at = i == 1 ? vec2(mix(.35, .65, own.x), .27 * side) : vec2(mix(-.70, -.40, own.x), .22 * side);
  return Island(at + vec2(0, (own.y - .5) * .1), mix(.05, .085, more.x), mix(2.2, 3.2, more.y));
}

/** A place as seen from the first island, turned along the flow and bent, so that the streams meander. */
vec2 bend(vec2 p) {
  vec2 s = p - mix(vec2(.64, .02) + (seed.xy - .5) * vec2(.22, .24), vec2(.80, .22), portrait);
  // Up and to the right is farther off.
  s /= 1. - .30 * dot(s, vec2(.45, .8));
  float slant = mix(.25, .65, seed.w);
  vec2 q = mat2(cos(slant), -sin(slant), sin(slant), cos(slant)) * s;
  q.y += .32 * noise(q * .8, 20) + .10 * noise(q * 1.9, 21);
  return q;
}

/** Along and across the flow about an island: the potential about a cylinder, and its stream function. */
vec2 part(vec2 q, Island it) {
  vec2 s = (q - it.at) / vec2(it.slender, 1.);
  s += it.high * it.high * vec2(s.x, -s.y) / max(dot(s, s), .0001);
  return s * vec2(it.slender, 1.) + it.at;
}

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.45, 1., k));
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  const float e = .002;
  vec2 q = bend(p), qx = bend(p + vec2(e, 0)), qy = bend(p + vec2(0, e));
  Island islands[ISLANDS];
  for (int i = 0; i < ISLANDS; i++) islands[i] = island(i);
  vec3 color = vec3(0);
  for (int i = 0; i < SHEETS; i++) {
    float deep = float(i) - 2.; // below 0 far, above 0 near
    float soft = (deep > 0. ? .0075 : .0045) * abs(deep) + pixel * .7;
    vec2 w = q, wx = qx, wy = qy;
    float close = 0., lit = 0., off = 1.;
    for (int k = 0; k < ISLANDS; k++) {
      Island it = islands[k];
      it.high *= 1. + .07 * abs(deep);
      vec2 s = (w - it.at) / vec2(it.slender, 1.);
      float r = length(s);
      off = min(off, r - it.high);
      // The flow is fast about it, and bright where the light meets it; and where it closes again behind it.
      float near = exp(-max(r - it.high, 0.) / (.05 + .5 * it.high));
      close = max(close, near);
      lit = max(lit, near * smoothstep(-.5, 1., dot(s / r, vec2(.1, .99))));
      w = part(w, it);
      float after = (w.y - it.at.y) / it.high;
      float past = s.x / it.high;
      lit += .45 * exp(-after * after * 5.) * smoothstep(0., 1.2, past) * exp(-max(past - 1., 0.) * .7);
      wx = part(wx, it);
      wy = part(wy, it);
    }
    if (off < 0.) continue;
    vec2 down = vec2(wx.y - w.y, wy.y - w.y) / e, ahead = vec2(wx.x - w.x, wy.x - w.x) / e;
    float steep = max(length(down), .05);
    // How fast the potential grows along a strand, and how much it leans across it.
    vec2 normal = down / steep;
    float pace = max(dot(ahead, vec2(normal.y, -normal.x)), .05), lean = dot(ahead, normal);
    float gap = i == 2 ? .0125 : i > 2 ? .05 * deep : .028;
    // Bundles of strands, with gaps between them.
    float many = .55 - 1.5 * w.y * w.y + .8 * noise(vec2(w.y * 4. + 9. * float(i), w.x * .3), 30);
    float bundle = smoothstep(0., .75, many);
    if (bundle <= 0.) continue;
    float power = bundle * bundle * (.5 + .3 * close + 1.9 * lit) * (i == 2 ? 1. : .6);
    power *= smoothstep(0., soft + pixel * 2., off);
    float lane = floor(w.y / gap);
    for (float k = -1.; k <= 1.; k++) {
      float n = lane + k;
      vec2 own = random(ivec2(n, i), 31);
      // One strand of the lane, the particle on this part of it, and how far behind that it is here.
      float across = (w.y - (n + .5 + (own.x - .5) * .6) * gap) / steep;
      float thin = mix(.0008, .0021, own.y * own.y * own.y), wide = thin + soft;
      float line = exp(-across * across / (wide * wide)) * thin / wide;
      float span = mix(.5, 1.4, own.y);
      float s = w.x / span + own.x * 31.;
      vec2 luck = random(ivec2(n, int(floor(s)) * 8 + i), 33);
      float back = (fract(s) - mix(.5, .88, luck.y)) * span;
      back = (back - lean * across) / pace;
      float tail = smoothstep(soft, -soft, back) * exp(min(back, 0.) / mix(.10, .6, luck.x));
      tail *= smoothstep(0., .3, fract(s)) * pow(luck.x, 3.);
      vec3 dye = hue(.1 + .5 * bundle * own.x + .6 * tail + .3 * lit);
      color += mix(dye, KEY, .4 * tail) * line * power * (.16 + 3.8 * tail);
      float size = min(.0026 + soft * 1.2, .9 * gap / steep);
      float spark = exp(-(back * back + across * across) / (size * size)) * pow(luck.x, 4.);
      color += mix(tip, KEY, .6) * spark * power * (i == 2 ? 2.6 : 1.5) * .0026 / size;
    }
    color += hue(.2 + .4 * lit) * power * .016;
  }
  return color;
}
