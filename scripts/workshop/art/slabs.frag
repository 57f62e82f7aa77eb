// An app taken apart: sheets of dark glass float above each other, one layer of it on each, and parts rise out of them.

const int MOST = 6; // sheets of a picture
const float LENS = 4.2; // also how far the eye is, so that the middle is drawn to scale
const float THICK = .024;
const float MARGIN = .035;
const float PITCH = .036; // of the rows and bars on a sheet
const float FROST = .05; // blur for each unit of air below a sheet
const vec2 SUN = vec2(.31, -.69); // where light comes from, for each unit of height

struct Sheet {
  vec2 middle, size; // size from the middle to the edges
  float high, corner;
};

// A picture shows parts above one platform; if not, a stack of phones or of wide screens.
#define PLATFORM (seed.z > .667)
#define PHONES (seed.z < .333)
#define COUNT (PLATFORM ? MOST : 4)

/** Whether a sheet is a part that was taken out of a lower one. */
bool risen(int i) {
  return PLATFORM ? i > 0 : i == 3;
}

/** A sheet, counted from the lowest. */
Sheet sheet(int i) {
  vec2 own = random(ivec2(i, 0), 1), aside = random(ivec2(i, 0), 2) - .5;
  if (PLATFORM && i > 0) {
    // In five cells of a grid of three by two, from the nearest to the farthest, so that none hides another.
    int cell = i - 1 + int(i > int(seed.w * 6.));
    vec2 place = vec2(1. - float(cell / 2), .5 - float(cell % 2)) * vec2(.47, .52) + aside * vec2(.06, .08);
    return Sheet(place, mix(vec2(.15, .13), vec2(.215), own), -.24 + .095 * float(i) + .05 * own.y, .034);
  }
  float high = (float(i) - 1.5) * .305 + (own.y - .5) * .06;
  if (PLATFORM) return Sheet(vec2(0), vec2(.74, .56), -.30, .05);
  if (risen(i)) return Sheet(aside * (PHONES ? vec2(.06, .6) : vec2(.5, .3)), vec2(.255, .165), high + .04, .034);
  return Sheet(aside * .06, PHONES ? vec2(.34, .64) : vec2(.66, .43), high, PHONES ? .085 : .038);
}

/** The camera's right, up and ahead. */
mat3 camera() {
  float yaw = radians(mix(28., 58., seed.x)), pitch = radians(mix(25., 39., seed.y));
  float roll = radians(mix(-14., 6., seed.w));
  vec3 ahead = vec3(-sin(yaw) * cos(pitch), -sin(pitch), -cos(yaw) * cos(pitch));
  vec3 right = normalize(cross(ahead, vec3(0, 1, 0))), up = cross(right, ahead);
  return mat3(right * cos(roll) + up * sin(roll), up * cos(roll) - right * sin(roll), ahead);
}

/** Where the ray through s meets the level of a height. */
vec2 meet(float high, vec2 s, mat3 view) {
  vec3 eye = -view[2] * LENS, way = view * vec3(s, LENS);
  return (eye + way * (high - eye.y) / way.y).xz;
}

/** The distance to a rounded rectangle, less than 0 inside; and where its edge faces there. */
vec3 rect(vec2 q, vec2 size, float corner) {
  vec2 off = abs(q) - size + corner, outer = max(off, 0.);
  vec2 facing = outer.x + outer.y > 0. ? normalize(outer) : off.x > off.y ? vec2(1, 0) : vec2(0, 1);
  return vec3(length(outer) + min(max(off.x, off.y), 0.) - corner, facing * sign(q));
}

/** The same for all that a sheet covers on its way between two levels, and how far up it does so. */
vec4 swept(vec2 high, vec2 low, Sheet s) {
  float a = 0., b = 1.;
  for (int k = 0; k < 12; k++) {
    float c = mix(a, b, .333), d = mix(a, b, .667);
    if (rect(mix(low, high, c), s.size, s.corner).x < rect(mix(low, high, d), s.size, s.corner).x) b = d;
    else a = c;
  }
  return vec4(rect(mix(low, high, .5 * (a + b)), s.size, s.corner), a);
}

float inside(float d, float soft) {
  return 1. - smoothstep(-soft, soft, d);
}

/** A line along a distance of 0; blurred, the same light spreads over more room. */
float line(float d, float width, float soft) {
  float w = max(width, soft);
  return width / w * exp(-d * d / (w * w));
}

/** What fills a tile of the interface: rows, like words seen from afar, or the bars of a chart. */
float content(vec2 a, vec2 room, ivec2 tile, float kind, float soft) {
  // From the upper left, in steps; what has no room is left out.
  vec2 c = vec2(a.x, room.y - a.y) - .026, at = floor(c / PITCH), off = abs(fract(c / PITCH) - .5) * PITCH;
  if (min(at.x, at.y) < 0. || any(greaterThanEqual(at, floor((room - .046) / PITCH)))) return 0.;
  bool chart = kind > .68 && room.y > .15;
  float own = random(tile + ivec2(0, int(chart ? at.x : at.y) * 64), 5).x;
  if (chart) {
    float tall = mix(.15, .95, own) * (room.y - .052);
    return inside(off.x - .011, soft) * inside(a.y - .026 - tall, soft) * mix(.25, .75, a.y / room.y);
  }
  float row = .5 * inside(off.y - .006, soft) * inside(c.x - mix(.4, .96, own) * (room.x - .052), soft);
  if (kind > .34 || room.x < .2) return row;
  // A list: each row has a mark.
  return row * inside(1.4 * PITCH - c.x, soft) + inside(length(vec2(c.x - .5 * PITCH, off.y)) - .011, soft);
}

/** The interface on a sheet: a bar on top, and the tiles that cuts at random leave below it. */
vec3 face(vec2 a, vec2 size, int layer, float soft) {
  vec2 low = MARGIN - size, high = size - MARGIN, bar = a - vec2(0, high.y - .5 * MARGIN);
  vec3 dye = mix(accent, tip, .35);
  if (bar.y > -MARGIN) {
    // Phones and parts have a handle, windows three dots.
    if (PHONES || risen(layer)) return dye * .7 * inside(rect(bar, vec2(.06, .010), .010).x, soft);
    float spot = clamp(round((bar.x - low.x - .03) / .045), 0., 2.);
    return dye * .9 * inside(length(bar - vec2(low.x + .03 + .045 * spot, 0)) - .013, soft);
  }
  ivec2 tile = ivec2(layer, 1);
  high.y -= 2. * MARGIN;
  for (int k = 0; k < 4; k++) {
    vec2 own = random(tile, 3), room = high - low;
    if (max(room.x, room.y) < .30 || k > 1 && own.y < .2) break;
    vec2 edge = room.y > room.x * .8 ? vec2(0, 1) : vec2(1, 0);
    vec2 cut = mix(low, high, mix(.33, .63, own.x));
    bool beyond = dot(a - cut, edge) > 0.;
    if (beyond) low = mix(low, cut, edge);
    else high = mix(high, cut, edge);
    tile.y = tile.y * 2 + int(beyond);
  }
  low += MARGIN * .35;
  high -= MARGIN * .35;
  soft = min(soft, MARGIN * .5);
  vec2 own = random(tile, 4), room = high - low, b = (a - low) / room;
  float d = rect(a - .5 * (low + high), .5 * room, .018).x;
  // Some are pictures.
  vec3 picture = mix(shade * .4, mix(accent, tip, .6) * 1.6, pow(clamp(b.x * .45 + b.y * .6, 0., 1.), 1.6));
  if (own.y > .80) return inside(d, soft) * picture + tip * .8 * line(d, .0022, soft);
  float ground = inside(d, soft) * (.09 + .08 * own.x) + .37 * line(d, .0016, soft);
  return dye * (ground + content(a - low, room, tile, own.x, soft));
}

/** A sheet's top: how the glass catches the sky, its interface, and the light that its edges let in. */
vec3 top(vec2 q, Sheet s, int i, vec3 edge, float soft) {
  float sky = smoothstep(-1.3, 1.2, dot(q / s.size, vec2(.45, -.9)));
  float rim = max(dot(edge.yz, vec2(.35, -.94)), 0.);
  vec3 color = NIGHT * .3 + shade * (.008 + .055 * sky * sky) + accent * .10 * pow(sky, 5.);
  color += face(vec2(q.x, -q.y), s.size, i, soft) * (.45 + .75 * sky);
  color += accent * .22 * exp(edge.x * 30.) * (.2 + sky);
  vec3 bevel = mix(accent, mix(tip, KEY, .4), rim) * (.14 + 1.3 * rim * rim) * line(edge.x, .0022, soft);
  return color * (risen(i) ? 1.9 : 1.15) + bevel;
}

/** A sheet's edge, lit through the glass: bright where it faces the light, with a glint on its way. */
vec3 side(vec4 edge, vec2 q, int i) {
  float key = max(dot(edge.yz, vec2(.9, -.44)), 0.);
  float glint = exp(-pow(dot(q, vec2(.8, -.6)) * 3. - .7 + float(i) * .25, 2.));
  float k = .07 + key * (.30 + .7 * glint) + .2 * (1. - key) * glint;
  float skin = .45 + exp(-edge.w * 7.) + .8 * exp((edge.w - 1.) * 7.);
  vec3 dye = mix(mix(shade, accent, smoothstep(0., .3, k)), mix(tip, KEY, .35), smoothstep(.3, 1., k));
  return dye * (.10 + 1.9 * k) * skin;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  float zoom = (PLATFORM ? 1.1 : mix(.82, 1.04, random(ivec2(0), 9).x)) * mix(1., 1.12, portrait);
  vec2 s = (p - mix(vec2(.61, 0), vec2(.66, .09), portrait)) * zoom, ground = meet(-.8, s, view);
  // The light it floats above, and that stands behind it.
  float behind = .14 * exp(-dot(ground, ground) * 2.) + .07 * exp(-2.2 * length(s - vec2(.25, .35)));
  vec3 color = mix(shade, accent, .4) * behind;
  if (s.x < -1.) return color;

  float cover[MOST];
  for (int i = 0; i < COUNT; i++) {
    Sheet own = sheet(i);
    cover[i] = inside(rect(meet(own.high, s, view) - own.middle, own.size, own.corner).x, pixel);
  }
  for (int i = 0; i < COUNT; i++) {
    Sheet own = sheet(i);
    vec2 q = meet(own.high, s, view) - own.middle, below = meet(own.high - THICK, s, view) - own.middle;
    vec3 edge = rect(q, own.size, own.corner);
    if (edge.x > (risen(i) ? 1.5 : .35)) continue;
    // Far below it is dim and out of focus; what is above frosts and shades it, and lights where it rose.
    float depth = 1. - float(i) / float(COUNT - 1), dim = 1. - (PLATFORM ? .3 : .45) * depth;
    float soft = pixel + (PLATFORM ? .003 : .010) * depth, shadow = 1., glow = 0.;
    for (int k = i + 1; k < COUNT; k++) {
      Sheet over = sheet(k);
      vec2 under = q + own.middle - over.middle, lean = SUN * (over.high - own.high);
      soft += cover[k] * FROST * (over.high - own.high);
      dim *= mix(1., .6, cover[k]);
      if (PLATFORM ? i > 0 : k > i + 1) continue;
      shadow *= 1. - .55 * inside(rect(under + lean, over.size, over.corner).x, .10);
      if (risen(k)) glow += (PLATFORM ? .10 : .20) * exp(-14. * max(rect(under, over.size, over.corner).x, 0.));
    }
    if (risen(i)) {
      vec4 column = swept(below, meet(sheet(PLATFORM ? 0 : i - 1).high, s, view) - own.middle, own);
      float air = inside(column.x, pixel * 1.5) * (.07 + .34 * exp(column.x * 22.)) * mix(1., .2, column.w);
      color += mix(accent, tip, .4) * air * (PLATFORM ? .6 : 1.) + tip * .5 * line(column.x, .0016, pixel);
    }
    vec4 wall = swept(q, below, own);
    float all = inside(wall.x, soft), on = inside(edge.x, soft);
    color += accent * .05 * exp(-max(wall.x, 0.) * 14.) * dim;
    if (all == 0.) continue;
    vec3 glass = top(q, own, i, edge, soft) * shadow + mix(accent, tip, .4) * glow;
    color = mix(color, color * .30 * on + mix(side(wall, q, i), glass, on) * dim, all);
  }
  return color;
}
