// A circuit city: blocks on a grid, seen from above at a slant, its light gathered about one place.

#define VIEW mix(7., 6., portrait) // units of the city in one of the picture
const float FAR = 60.;

vec2 focus() {
  return vec2(200.) + floor(seed.zw * 400.);
}

float chance(vec2 cell, int layer) {
  return random(ivec2(cell), layer).x;
}

/** 1 in the city's heart, 0 at its outskirts. */
float heart(vec2 at) {
  vec2 d = at - focus();
  return exp(-dot(d, d) / 26.);
}

/** Height of the block in a cell. */
float block(vec2 cell) {
  float h = chance(cell, 0);
  float tall = smoothstep(.62, 1., h) * (.25 + 3.3 * heart(cell + .5));
  return .05 + .10 * h + tall;
}

/** Half the width of a block. */
float girth(vec2 cell) {
  return .30 + .13 * chance(cell, 1);
}

struct Hit {
  float far;
  vec2 cell;
  vec3 normal; // zero where the ground was hit
};

/** Walks the grid from cell to cell, and looks into each for its block. */
Hit trace(vec3 from, vec3 way, float most, int steps) {
  vec2 cell = floor(from.xz);
  vec2 toward = sign(way.xz);
  vec2 next = (cell + max(toward, 0.) - from.xz) / way.xz;
  vec2 each = toward / way.xz;
  float ground = way.y < 0. ? -from.y / way.y : FAR;
  for (int i = 0; i < steps; i++) {
    float h = block(cell), w = girth(cell);
    vec3 low = (vec3(cell.x + .5 - w, -1, cell.y + .5 - w) - from) / way;
    vec3 high = (vec3(cell.x + .5 + w, h, cell.y + .5 + w) - from) / way;
    vec3 near = min(low, high), off = max(low, high);
    float a = max(max(near.x, near.y), near.z), b = min(min(off.x, off.y), off.z);
    if (a < b && a > .0005 && a < ground)
      return Hit(a, cell, -sign(way) * step(near.yzx, near.xyz) * step(near.zxy, near.xyz));
    float here = min(next.x, next.y);
    if (here > ground || here > most) break;
    vec2 which = next.x < next.y ? vec2(1, 0) : vec2(0, 1);
    next += each * which;
    cell += toward * which;
  }
  return Hit(min(ground, most), vec2(0), vec3(0));
}

/** How open the sky is above a place at the foot of the blocks around it. */
float openness(vec3 at, vec2 cell, bool ground) {
  float shut = 0.;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) {
      vec2 c = cell + vec2(x, y);
      if (!ground && x == 0 && y == 0) continue;
      vec2 d = max(abs(at.xz - c - .5) - girth(c), 0.);
      float over = max(block(c) - at.y, 0.);
      shut += over / (over + .25) * exp(-length(d) * 5.) * .5;
    }
  return exp(-shut * 1.5);
}

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(.0, .5, k)), tip, smoothstep(.4, .95, k));
}

/** Lines of light between the blocks, with pulses that run along them. */
vec3 traces(vec2 at, float pixel) {
  vec3 light = vec3(0);
  for (int k = 0; k < 2; k++) {
    vec2 q = k == 0 ? at : at.yx;
    float lane = floor(q.x + .5);
    float off = abs(q.x - lane);
    float own = chance(vec2(lane, 7 + k), 2);
    float on = step(.52, own);
    float run = fract(q.y * .09 + own * 9.);
    float pulse = pow(run, 7.) * (1. - smoothstep(.985, 1., run));
    // A bus of three lines; the middle one carries the pulse.
    float line = smoothstep(.016 + pixel, .016 - pixel, off);
    float beside = smoothstep(.006 + pixel, .006 - pixel, abs(off - .055));
    light += hue(own * 1.6 - .6) * on * (line * (.12 + 2.1 * pulse) + beside * (.10 + .5 * pulse) + exp(-off * 7.) * pulse * .42);
  }
  return light;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec3 way = normalize(vec3(-.70, -.66, -.52));
  vec3 right = normalize(cross(way, vec3(0, 1, 0))), up = cross(right, way);
  vec2 middle = mix(vec2(.62, -.02), vec2(.66, .30), portrait);
  vec2 s = (p - middle) * VIEW;
  vec3 centre = vec3(focus(), 0).xzy;
  vec3 from = centre + right * s.x + up * s.y;
  from -= way * (from.y - 3.2) / way.y;
  Hit hit = trace(from, way, FAR, 40);
  vec3 at = from + way * hit.far;
  bool ground = hit.normal == vec3(0);
  vec3 n = ground ? vec3(0, 1, 0) : hit.normal;
  vec2 cell = ground ? floor(at.xz) : hit.cell;
  float core = heart(at.xz);

  vec3 key = normalize(vec3(.30, .82, -.55));
  float lit = max(dot(n, key), 0.);
  if (lit > 0.) lit *= trace(at + n * .002, key, 6., 9).far < 6. ? 0. : 1.;
  float open = openness(at, cell, ground);
  vec3 stone = mix(vec3(.010, .021, .062), shade * .075, .3);
  float face = n.y > .5 ? 1. : n.x > .5 ? .55 : .9;
  vec3 colour = stone * (open * .5 * face + lit * 1.7) * mix(.5, 1.15, core);

  float k = chance(cell, 3);
  float awake = step(mix(.94, .30, heart(cell + .5)), chance(cell, 4));
  if (ground) {
    colour += traces(at.xz, pixel * VIEW) * (.25 + 1.3 * core) * mix(.5, 1., open);
  } else {
    float h = block(cell), w = girth(cell);
    vec2 q = abs(at.xz - cell - .5);
    float edge = w - max(q.x, q.y);
    float blur = pixel * VIEW;
    if (n.y > .5) {
      float brim = smoothstep(.016 + blur, .016 - blur, edge);
      float inset = smoothstep(blur, -blur, abs(edge - .075) - .006);
      colour += stone * brim * (.6 + 3.4 * lit);
      colour += hue(k) * awake * (inset * 1.25 + exp(-edge * 26.) * .12) * (.3 + core);
    } else {
      float floors = (h - at.y) / .075;
      // Seven panes across each wall, whatever its width.
      float side = ((n.x > .5 ? at.z - cell.y : at.x - cell.x) - .5 + w) / (2. * w) * 7.;
      vec2 window = vec2(floor(side), floor(floors));
      float pane = chance(window + cell * 31., 5);
      vec2 f = abs(fract(vec2(side, floors)) - .5);
      vec2 soft = blur * vec2(3.5 / w, 13.);
      float shape = smoothstep(.36 + soft.x, .36 - soft.x, f.x) * smoothstep(.22 + soft.y, .22 - soft.y, f.y);
      float tall = smoothstep(.22, .5, h);
      colour += hue(k) * awake * tall * shape * smoothstep(.45, .9, pane) * 1.05 * (.25 + core);
      colour += hue(k) * awake * tall * .05;
      colour += mix(shade, accent, .5) * core * .12 * exp(-at.y * 5.);
    }
  }
  // Light of the heart in the haze above it, and the haze that takes what is far.
  float depth = smoothstep(-2., 7., s.y) ;
  colour = mix(colour, NIGHT + shade * .05, .75 * depth);
  colour += mix(shade, accent, .5) * .055 * exp(-dot(s, s) * .10);
  return colour;
}
