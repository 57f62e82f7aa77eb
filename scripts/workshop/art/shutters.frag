// A wall of flaps before a great light: most are shut, and through those that are released it streams into the haze.

const int COLUMNS = 4; // blocks of two by two cells, of which one may be open
const int ROWS = 6;
const vec2 CELL = vec2(2.1, .70);
const float SEAM = .013; // half of the gap between two flaps
const float DEEP = .30; // of the frames
const float LENS = 1.75;
const float FADE = 2.; // how fast the haze takes light on its way from the wall to the eye
const float FAR = 7.; // where flaps begin to sink into it

/** The camera's right, up and ahead: x along the wall, y up, z out of the wall. */
mat3 camera() {
  float yaw = radians(mix(38., 48., seed.x)), pitch = radians(mix(14., 22., seed.y));
  float roll = radians(mix(-9., -1., seed.w));
  vec3 ahead = vec3(-sin(yaw) * cos(pitch), sin(pitch), -cos(yaw) * cos(pitch));
  vec3 right = normalize(cross(ahead, vec3(0, 1, 0))), up = cross(right, ahead);
  return mat3(right * cos(roll) + up * sin(roll), up * cos(roll) - right * sin(roll), ahead);
}

vec2 onWall(vec3 eye, vec3 way) {
  return (eye - way * eye.z / way.z).xy;
}

/** How far one of the flaps about the sun is open, 0 where it is shut; and which cell it closes. */
float opened(int i, out vec2 cell) {
  ivec2 block = ivec2(i % COLUMNS, i / COLUMNS), middle = ivec2(COLUMNS, ROWS) / 2;
  vec2 own = random(block, 1);
  cell = vec2(0);
  if (block == middle) return radians(58.);
  cell = vec2(block - middle) * 2. + floor(random(block, 2) * 2.);
  if (own.x < .40) return 0.;
  return radians(own.x < .58 ? mix(5., 11., own.y) : mix(28., 62., own.y));
}

float inside(float d, float soft) {
  return 1. - smoothstep(-soft, soft, d);
}

/** How much of the haze on the way from the wall at a to the eye is lit through a box; b is where the sun is seen. */
float beam(vec2 a, vec2 b, vec2 low, vec2 high) {
  vec2 way = b - a, one = (low - a) / way, other = (high - a) / way;
  vec2 near = min(one, other), off = max(one, other);
  float enter = clamp(max(near.x, near.y), 0., 1.), leave = clamp(min(off.x, off.y), 0., 1.);
  return max(exp(-FADE * enter) - exp(-FADE * leave), 0.);
}

/** The light behind the wall. */
vec3 beyond(vec2 at, vec2 sun) {
  float near = exp(-length(at - sun) * .30);
  return mix(accent, tip, .2 + .8 * near) * (.25 + 1.1 * near) + KEY * 1.8 * pow(near, 4.);
}

/** A shut flap: dark metal, each hung a little otherwise, with light in the seams about it. */
vec3 shut(vec2 at, vec2 cell, vec2 sun, float heat, float fine) {
  vec2 own = random(ivec2(cell), 4), f = at - cell * CELL, g = f / CELL - .5;
  vec2 off = min(f, CELL - f) - SEAM, toward = normalize(sun - (cell + .5) * CELL);
  float near = exp(-length(at - sun) * .24), edge = min(off.x, off.y);
  float bulge = .7 * exp(-pow((g.y - .30) * 5.5, 2.)) - .35 * smoothstep(.1, -.5, g.y);
  float sheen = .45 + (own.x - .5) * .5 + .45 * dot(g, toward) + bulge;
  vec3 dye = mix(accent, tip, near), color = mix(NIGHT * .25, shade * .07, near) * sheen;
  color += mix(shade, accent, .6) * .13 * sheen * sheen * (near * near + heat * .5);
  // The edge that faces the sun.
  float key = max(off.x < off.y ? sign(g.x) * toward.x : sign(g.y) * toward.y, 0.);
  color += dye * (key * .9 + .06) * (.02 + .55 * near + .3 * heat) * inside(abs(edge - .014) - .012, fine);
  vec3 leak = dye * (1.1 * pow(near, 4.) + .35 * heat * heat + .16 * pow(own.y, 4.) * near);
  return mix(color, leak, inside(edge, fine) * min(1., SEAM / fine));
}

/** What is seen through an open cell: the light, and the inner sides of the frame. */
vec3 through(vec2 at, vec3 way, vec2 cell, vec2 sun, float fine) {
  vec2 back = at - way.xy / way.z * DEEP, f = back - cell * CELL, off = min(f, CELL - f) - SEAM;
  float edge = min(off.x, off.y);
  vec3 jamb = beyond(at, sun) * (off.y < off.x ? .34 : .16) * exp(edge * 2.);
  return mix(beyond(back, sun), jamb, inside(edge, fine));
}

/** A flap from its hinge (0) to its lower edge (1): its inside catches the light, its outside only some haze. */
vec3 leaf(vec3 light, float deep, bool within, float steep, float edge, float fine) {
  vec3 color = NIGHT * .3 + shade * .02 + mix(shade, accent, .6) * .10 * deep * deep;
  if (within) color = light * (.10 + .45 * (1. - deep)) * max(steep + .2, .1);
  return color + mix(light, KEY * .6, .3) * inside(abs(edge - .016) - .012, fine) * (.15 + .85 * deep * deep);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  vec3 eye = vec3(0, 0, mix(7.6, 9.6, seed.z)), way = view * vec3(p, LENS);
  if (way.z > -.05) return vec3(0);
  vec2 blaze = mix(vec2(.74, .24), vec2(.80, .34), portrait) + (seed.yz - .5) * vec2(.20, .14);
  vec2 sun = onWall(eye, view * vec3(blaze, LENS));
  float fall = sun.y / eye.z; // of the light, for each unit that it comes out of the wall
  // The sun stands in the middle of a cell.
  eye.xy += .5 * CELL - sun;
  sun = .5 * CELL;
  float far = -eye.z / way.z, fine = pixel * far / LENS * 1.3;
  vec2 at = onWall(eye, way), cell = floor(at / CELL);

  float heat = 0., air = 0., nearest = far, cover = 0.;
  bool open = false;
  vec3 flap = vec3(0);
  for (int i = 0; i < COLUMNS * ROWS; i++) {
    vec2 its;
    float angle = opened(i, its);
    if (angle == 0.) continue;
    vec2 low = its * CELL + SEAM, high = (its + 1.) * CELL - SEAM, off = max(max(low - at, at - high), 0.);
    float tall = high.y - low.y, clear = clamp(1. - cos(angle) + fall * sin(angle), 0., 1.);
    heat += clear * exp(-dot(off, off) * 1.6);
    air += beam(at, sun, low, vec2(high.x, low.y + tall * clear));
    open = open || its == cell;

    // The flap hangs from its upper edge.
    vec3 n = vec3(0, sin(angle), cos(angle));
    float t = dot(vec3(low.x, high.y, 0) - eye, n) / dot(way, n);
    vec3 hit = eye + way * t;
    float along = (high.y - hit.y) / cos(angle);
    vec2 side = min(vec2(hit.x - low.x, along), vec2(high.x - hit.x, tall - along));
    float edge = min(side.x, side.y);
    if (t < 0. || t > nearest || edge < -fine) continue;
    nearest = t;
    cover = 1. - inside(edge, fine);
    flap = leaf(beyond(hit.xy, sun), along / tall, dot(way, n) > 0., cos(angle) - fall * sin(angle), edge, fine);
  }
  vec3 color = open ? through(at, way, cell, sun, fine) : shut(at, cell, sun, min(heat, 1.3), fine);
  color = mix(color, flap, cover) * exp(-max(far - FAR, 0.) * .09);
  float toward = length(p - blaze), phase = .22 + 1.2 * exp(-toward * 2.2);
  color += mix(mix(shade, accent, exp(-toward * .8)), tip, exp(-toward * 1.8)) * air * phase * 3.5;
  return color + mix(tip, KEY, .4) * .5 * exp(-toward * 16.) + mix(accent, tip, .5) * .14 * exp(-toward * 4.);
}
