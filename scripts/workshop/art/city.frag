// A circuit city: blocks on a grid, seen from above at a slant, its light gathered about one place.

#define VIEW mix(7., 5., portrait) // units of the city in one of the picture
const float FAR = 60.;
const vec3 SUN = vec3(.290, .793, -.532);

struct Hit {
  float far;
  vec2 cell;
  vec3 normal; // zero where nothing but the ground was hit
};

vec2 focus() {
  return 200. + floor(seed.zw * 400.);
}

float chance(vec2 cell, int layer) {
  return random(ivec2(cell), layer).x;
}

/** 1 up to the width, 0 beyond, over one pixel. */
float stroke(float width, float pixel, float off) {
  return 1. - smoothstep(width - pixel, width + pixel, off);
}

/** 1 in the city's heart, 0 at its outskirts. */
float heart(vec2 at) {
  vec2 off = at - focus();
  return exp(-dot(off, off) / 26.);
}

/** Height of the block in a cell. */
float block(vec2 cell) {
  float own = chance(cell, 0);
  return .05 + .10 * own + smoothstep(.62, 1., own) * (.25 + 3.3 * heart(cell + .5));
}

/** Half the width of a block. */
float girth(vec2 cell) {
  return .30 + .13 * chance(cell, 1);
}

/** Walks the grid from cell to cell, and looks into each for its block. */
Hit trace(vec3 from, vec3 way, float most, int steps) {
  vec2 cell = floor(from.xz);
  vec2 toward = sign(way.xz);
  vec2 next = (cell + max(toward, 0.) - from.xz) / way.xz;
  float ground = way.y < 0. ? -from.y / way.y : FAR;
  for (int i = 0; i < steps; i++) {
    float w = girth(cell);
    vec3 low = (vec3(cell.x + .5 - w, -1, cell.y + .5 - w) - from) / way;
    vec3 high = (vec3(cell.x + .5 + w, block(cell), cell.y + .5 + w) - from) / way;
    vec3 near = min(low, high), off = max(low, high);
    float enter = max(max(near.x, near.y), near.z), leave = min(min(off.x, off.y), off.z);
    if (enter < leave && enter > .0005 && enter < ground)
      return Hit(enter, cell, -sign(way) * step(near.yzx, near.xyz) * step(near.zxy, near.xyz));
    if (min(next.x, next.y) > min(ground, most)) break;
    vec2 which = next.x < next.y ? vec2(1, 0) : vec2(0, 1);
    next += toward / way.xz * which;
    cell += toward * which;
  }
  return Hit(min(ground, most), vec2(0), vec3(0));
}

/** How open the sky is above a place among the blocks about it. */
float openness(vec3 at, vec2 cell, bool ground) {
  float shut = 0.;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) {
      if (!ground && x == 0 && y == 0) continue;
      vec2 c = cell + vec2(x, y);
      vec2 off = max(abs(at.xz - c - .5) - girth(c), 0.);
      float over = max(block(c) - at.y, 0.);
      shut += over / (over + .25) * exp(-length(off) * 5.) * .5;
    }
  return exp(-shut * 1.5);
}

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.4, .95, k));
}

/** Lines of light between the blocks, three side by side; pulses run along the middle one. */
vec3 traces(vec2 at, float pixel) {
  vec3 light = vec3(0);
  for (int k = 0; k < 2; k++) {
    vec2 q = k == 0 ? at : at.yx;
    float lane = floor(q.x + .5);
    float off = abs(q.x - lane);
    float own = chance(vec2(lane, 7 + k), 2);
    float run = fract(q.y * .09 + own * 9.);
    float pulse = pow(run, 7.) * (1. - smoothstep(.985, 1., run));
    float line = stroke(.016, pixel, off) * (.12 + 2.1 * pulse);
    line += stroke(.006, pixel, abs(off - .055)) * (.10 + .5 * pulse);
    line += exp(-off * 7.) * pulse * .42;
    light += hue(own * 1.6 - .6) * step(.52, own) * line;
  }
  return light;
}

/** Light of a wall's windows: seven to a floor, whatever the block's width. */
float windows(vec3 at, vec2 cell, bool east, float pixel) {
  float w = girth(cell);
  vec2 off = at.xz - cell - .5 + w;
  vec2 pane = vec2((east ? off.y : off.x) / (2. * w) * 7., (block(cell) - at.y) / .075);
  vec2 f = abs(fract(pane) - .5);
  float shape = stroke(.36, pixel * 3.5 / w, f.x) * stroke(.22, pixel * 13., f.y);
  return shape * smoothstep(.45, .9, chance(floor(pane) + cell * 31., 5));
}

/** What a block gives off by itself, on its roof and walls. */
vec3 lights(vec3 at, vec2 cell, vec3 n, float core, float pixel) {
  vec3 own = hue(chance(cell, 3)) * step(mix(.94, .30, heart(cell + .5)), chance(cell, 4));
  if (n.y > .5) {
    vec2 off = abs(at.xz - cell - .5);
    float edge = girth(cell) - max(off.x, off.y);
    float frame = stroke(.006, pixel, abs(edge - .075));
    return own * (frame * 1.25 + exp(-edge * 26.) * .12) * (.3 + core);
  }
  float tall = smoothstep(.22, .5, block(cell));
  vec3 color = own * tall * (windows(at, cell, n.x > .5, pixel) * 1.05 * (.25 + core) + .05);
  // The street's light at its foot.
  return color + mix(shade, accent, .5) * core * .12 * exp(-at.y * 5.);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec3 way = normalize(vec3(-.70, -.66, -.52));
  vec3 right = normalize(cross(way, vec3(0, 1, 0))), up = cross(right, way);
  vec2 middle = mix(vec2(.62, -.02) + (seed.xy - .5) * vec2(.46, .5), vec2(.70, .36), portrait);
  vec2 s = (p - middle) * VIEW;
  float fine = pixel * VIEW;
  vec3 from = vec3(focus(), 0).xzy + right * s.x + up * s.y;
  // From above the highest roof.
  from -= way * (from.y - 4.) / way.y;
  Hit hit = trace(from, way, FAR, 40);
  vec3 at = from + way * hit.far;
  bool ground = hit.normal == vec3(0);
  vec3 n = ground ? vec3(0, 1, 0) : hit.normal;
  vec2 cell = ground ? floor(at.xz) : hit.cell;
  float core = heart(at.xz);

  float lit = max(dot(n, SUN), 0.);
  if (lit > 0. && trace(at + n * .002, SUN, 6., 9).far < 6.) lit = 0.;
  float open = openness(at, cell, ground);
  float face = n.y > .5 ? 1. : n.x > .5 ? .55 : .9;
  vec3 stone = mix(vec3(.010, .021, .062), shade * .075, .3);
  vec3 color = stone * (open * .5 * face + lit * 1.7) * mix(.5, 1.15, core);
  if (ground) {
    color += traces(at.xz, fine) * (.25 + 1.3 * core) * mix(.5, 1., open);
  } else {
    vec2 off = abs(at.xz - cell - .5);
    if (n.y > .5) color += stone * stroke(.016, fine, girth(cell) - max(off.x, off.y)) * (.6 + 3.4 * lit);
    color += lights(at, cell, n, core, fine);
  }

  // Haze takes what is far, and glows above the heart.
  color = mix(color, NIGHT + shade * .05, .75 * smoothstep(-2., 7., s.y));
  return color + mix(shade, accent, .5) * .055 * exp(-dot(s, s) * .10);
}
