// The charts that stand on the panes of panels.frag.

const float TURN = 6.28318531;

/** 1 inside, 0 outside of what has the signed distance, over a soft edge. */
float fill(float d, float soft) {
  return 1. - smoothstep(-soft, soft, d);
}

/** A line that gives off the same light however soft it is. */
float stroke(float off, float width, float soft) {
  float w = width + soft;
  return exp(-off * off / (w * w)) * width / w;
}

float box(vec2 q, vec2 girth, float round) {
  vec2 d = abs(q) - girth + round;
  return length(max(d, 0.)) + min(max(d.x, d.y), 0.) - round;
}

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.4, 1., k));
}

/** How high the curve is: it rises, with a few waves of chance. */
float rise(float x, float a, vec4 chance) {
  vec4 waves = sin(x * vec4(1.9, 3.3, 6.1, 10.3) + chance * TURN);
  return mix(-.58, .48, smoothstep(-1.15, 1.2, x / a)) + dot(waves, vec4(.15, .09, .045, .02));
}

/** Parts of a line that runs to the right, with gaps between them. */
float dashes(float x, float soft) {
  return fill(abs(fract(x * 9.) - .5) - .28, soft * 9.);
}

/** A line that rises to today, what lies below it, what was last year, and where it may go. */
vec3 curve(vec2 q, float a, float soft, int layer) {
  const float FLOOR = -.74;
  vec4 chance = vec4(random(ivec2(0), layer), random(ivec2(1), layer));
  float now = a * .52, month = a * .14;
  float y = rise(q.x, a, chance), slope = (rise(q.x + .01, a, chance) - y) / .01;
  float off = (q.y - y) / sqrt(1. + slope * slope), along = clamp(q.x / a * .5 + .5, 0., 1.);
  float known = fill(q.x - now, soft + .004);
  float inside = fill(abs(q.x) - a * .86, soft), fade = inside * smoothstep(-a * .88, -a * .3, q.x);

  // Scales.
  float grid = stroke(abs(fract(q.y * 2.5 + .5) - .5) / 2.5, .004, soft) * fill(abs(q.y) - .7, soft);
  float week = abs(fract(q.x / month * 4. + .5) - .5) * month * .25;
  float ticks = stroke(week, .005, soft) * fill(abs(q.y - FLOOR + .05) - .018, soft);
  vec3 color = shade * (.16 * grid * fade + .45 * ticks * inside);
  // Last year.
  float before = rise(q.x + .3, a, chance.yzwx) * .8 - .18;
  color += hue(.25) * .5 * stroke(q.y - before, .008, soft) * dashes(q.x, soft) * fade;
  // What has come together.
  float under = fill(q.y - y, soft) * smoothstep(FLOOR, -.1, q.y) * known * fade, below = max(y - q.y, 0.);
  color += hue(along) * under * (.26 * exp(-below * 1.6) + .28 * stroke(week, .004, soft) * exp(-below * 3.));

  vec3 dye = hue(along * 1.1);
  float whole = fade * mix(.22 * dashes(q.x, soft), 1., known);
  color += whole * (dye * 1.6 * stroke(off, .013, soft) + mix(dye, KEY, .5) * .5 * along * stroke(off, .005, soft));
  color += dye * fade * known * .22 * exp(-abs(off) / .07);
  float middle = floor(q.x / month + .5) * month;
  float mark = fill(length(q - vec2(middle, rise(middle, a, chance))) - .021, soft);
  color += mix(tip, KEY, .3) * fade * known * along * .9 * mark;

  // Today.
  vec2 head = q - vec2(now, rise(now, a, chance));
  float r = length(head);
  color += tip * .35 * stroke(head.x, .005, soft) * fill(head.y, soft) * fill(FLOOR - q.y, soft);
  color += mix(tip, KEY, .6) * 2.2 * fill(r - .035, soft + .004) + tip * .5 * exp(-r / .09);
  return color + tip * .8 * stroke(r - .085, .006, soft);
}

/** Four meters, one above the other. */
vec3 meters(vec2 q, float wide, float soft, int layer) {
  const float THICK = .026;
  float row = clamp(floor(q.y / .34 + 2.), 0., 3.);
  q.y -= (row - 1.5) * .34;
  float full = mix(.4, .92, random(ivec2(row, 7), layer).x) * wide;
  vec3 color = shade * .16 * fill(box(q - vec2(wide, 0), vec2(wide, THICK), THICK), soft);
  float along = q.x / wide, filled = fill(box(q - vec2(full, 0), vec2(full, THICK), THICK), soft);
  color += hue(.3 + .4 * along) * (.25 + .4 * along) * filled;
  return color + mix(tip, KEY, .5) * .8 * fill(length(q - vec2(2. * full - THICK, 0)) - THICK * .7, soft);
}

/** A ring of which a share is full. */
vec3 arc(vec2 q, float radius, float thick, float share, float soft) {
  float off = abs(length(q) - radius) - thick, turn = fract(atan(q.x, q.y) / TURN + 1.);
  vec2 head = vec2(sin(share * TURN), cos(share * TURN)) * radius;
  float ends = min(length(q - head), length(q - vec2(0, radius))) - thick;
  float full = turn < share ? fill(off, soft) : fill(ends, soft);
  float along = turn < share + .03 ? turn / share : 0.;
  vec3 color = shade * .07 * fill(off, soft) + hue(along * 1.05) * full * mix(.25, 1.25, along * along);
  color += tip * 4. * thick * exp(-length(q - head) / .12);
  return color + mix(tip, KEY, .7) * .8 * fill(length(q - head) - thick * .5, soft + .01);
}

/** A ring, a finer one in it, and beside them meters. */
vec3 rings(vec2 q, float a, float soft, int layer) {
  vec2 own = random(ivec2(3, 0), layer);
  vec3 color = meters(q - vec2(a * .39, -.06), a * .24, soft, layer);
  q.x += a * .36;
  color += arc(q, .54, .075, mix(.62, .82, own.x), soft) + arc(q, .37, .022, mix(.35, .55, own.y), soft) * .8;
  float tick = abs(fract(atan(q.x, q.y) / TURN * 72.) - .5) / 72. * TURN * length(q);
  return color + shade * .5 * stroke(tick, .006, soft) * fill(abs(length(q) - .72) - .025, soft);
}

/** Columns of which one is the highest, the room they have, and their mean. */
vec3 columns(vec2 q, float a, float soft, int layer) {
  const float COUNT = 11., FLOOR = -.66, ROOM = 1.4;
  float gap = 2. * a * .82 / COUNT, inside = fill(abs(q.x) - a * .86, soft);
  float best = floor(COUNT * (.62 + .25 * random(ivec2(9, 9), layer).x)), here = floor(q.x / gap + COUNT * .5);
  vec3 color = shade * .2 * stroke(q.y - FLOOR + .04, .006, soft) * inside;
  // A soft one reaches beyond its own place.
  for (float i = max(here - 1., 0.); i <= min(here + 1., COUNT - 1.); i++) {
    float tall = min(.22 + .5 * smoothstep(0., COUNT, i) + .55 * random(ivec2(i, 4), layer).x, 1.2);
    if (i == best) tall = ROOM;
    vec2 foot = q - vec2((i + .5 - COUNT * .5) * gap, FLOOR);
    float body = fill(box(foot - vec2(0, tall * .5), vec2(gap * .27, tall * .5), .03), soft);
    float room = fill(box(foot - vec2(0, ROOM * .5), vec2(gap * .27, ROOM * .5), .03), soft);
    float up = clamp(foot.y / tall, 0., 1.);
    color += shade * .05 * (1. - body) * room + hue(up * tall * .8) * body * mix(.10, i == best ? 1.7 : .62, up * up);
  }
  color += hue(.5) * .5 * stroke(q.y - .12, .005, soft) * dashes(q.x, soft) * inside;
  vec2 head = q - vec2((best + .5 - COUNT * .5) * gap, FLOOR + ROOM);
  return color + mix(tip, KEY, .4) * exp(-length(head * vec2(1.3, 1.)) / .09) * .5;
}

/** A field of squares, as bright as what they count. */
vec3 field(vec2 q, float a, float soft, int layer) {
  const float GAP = .22;
  vec2 cell = floor(q / GAP), c = (fract(q / GAP) - .5) * GAP;
  vec2 middle = abs(cell + .5) * GAP;
  if (middle.x > a * .84 || middle.y > .72) return vec3(0);
  float own = .25 + .5 * random(ivec2(cell), layer).x + .9 * noise(cell * .31, layer) + .12 * cell.x * GAP;
  own = clamp(own, 0., 1.);
  return hue(own) * fill(box(c, vec2(GAP * .36), .03), soft) * mix(.03, 1.1, own * own * own);
}
