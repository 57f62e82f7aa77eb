// The land of voxels.frag: where its cubes, its path and its tower are, and what a ray meets first.

const float LENS = 1.75;
#define EYE mix(9.6, 13., seed.y) // above the water
#define PITCH radians(mix(10.5, 14.5, seed.y))
// From the cubes' directions to the view's, x to the right and y away: they show us two sides.
#define TURNED (seed.z < .5 ? .469 : -.469)
#define FACING mat2(.883, -TURNED, TURNED, .883)
#define SUN vec3(vec2(.90, .31) * FACING, .30).xzy // at the right, beyond the hills
const float FAR = 76.;
const float TOP = 7.; // of all cubes but the tower's
const float GOAL = 45.; // how far the tower is
#define BASE (4. + step(.5, seed.x)) // height of the hill it stands on

struct Hit {
  float far;
  vec2 cell;
  vec3 normal; // zero for the sky
};

/** Where the path is at a distance, and how much it moves aside from there on. */
vec2 path(float z) {
  float u = z / GOAL, bend = mix(60., 95., seed.x) * (seed.w < .45 ? -1. : 1.), k = mix(.42, .56, seed.w);
  float aside = mix(-3., 5., seed.z) + bend * u * (k - u);
  return vec2((1. - u) * aside, ((1. - u) * bend * (k - 2. * u) - aside) / GOAL);
}

/** How far a place of the view is from the middle of the path. */
float aside(vec2 at) {
  vec2 way = path(at.y);
  return (at.x - way.x) * inversesqrt(1. + way.y * way.y);
}

/** How high the path is at a distance. */
float climb(float z) {
  return floor(1.01 + (BASE - 1.) * smoothstep(.40, .94, z / GOAL));
}

/** A wave of straight flanks, 0 to 1: noise would take too long for what a ray looks up in each cell. */
float ramp(float x) {
  return abs(fract(x) - .5) * 2.;
}

/** Height of the cubes in a cell, 0 for water; and 1 where the path is. */
vec2 ground(vec2 cell) {
  vec2 at = FACING * (cell + .5);
  float off = abs(aside(at)), up = climb(at.y);
  if (at.y > GOAL - 1.2) off = length(at - vec2(0, GOAL));
  else if (off < .75) return vec2(up, 1);
  float own = fract(dot(cell, vec2(.7548777, .5698403)));
  float warp = ramp(dot(at, vec2(.031, .047)) + seed.y * 3.);
  float land = ramp(dot(at, vec2(.023, -.040)) + .45 * warp + seed.x * 7.);
  land += ramp(dot(at, vec2(-.061, .028)) - .35 * warp + seed.z * 5.);
  land = 6.5 * land - 4.6 + 3. * smoothstep(6., 24., off) + own;
  float bank = up - .6 - 1.9 * own;
  return vec2(clamp(floor(mix(bank, land, smoothstep(1., 8., off))), 0., TOP), 0);
}

/** Walks from cell to cell until the ray is below one's top. */
Hit trace(vec3 from, vec3 way, int steps) {
  float far = way.y < 0. ? max((TOP - from.y) / way.y, 0.) : 0.;
  vec2 cell = floor(from.xz + way.xz * far), toward = sign(way.xz);
  vec2 next = (cell + max(toward, 0.) - from.xz) / way.xz;
  vec3 normal = vec3(0, 1, 0);
  for (int i = 0; i < steps; i++) {
    float leave = min(next.x, next.y), high = ground(cell).x;
    if (i > 0 && from.y + way.y * far < high) return Hit(far, cell, normal);
    if (from.y + way.y * leave < high) return Hit((high - from.y) / way.y, cell, vec3(0, 1, 0));
    far = leave;
    if (far > FAR || from.y + way.y * far > TOP) break;
    vec2 which = next.x < next.y ? vec2(1, 0) : vec2(0, 1);
    normal = -vec3(toward * which, 0).xzy;
    next += toward / way.xz * which;
    cell += toward * which;
  }
  return Hit(FAR, vec2(0), vec3(0));
}

/** Where the tower stands, in the cubes' directions. */
vec2 tower() {
  return floor(vec2(0, GOAL + 1.) * FACING) + .5;
}

/** A box of the tower, by half its width, its bottom and top: keeps what is nearer. */
void box(vec3 from, vec3 way, float w, float low, float high, inout float far, inout vec3 normal) {
  vec3 a = (vec3(tower() - w, low).xzy - from) / way, b = (vec3(tower() + w, high).xzy - from) / way;
  vec3 near = min(a, b), off = max(a, b);
  float enter = max(max(near.x, near.y), near.z), leave = min(min(off.x, off.y), off.z);
  if (enter > leave || enter < 0. || enter > far) return;
  far = enter;
  normal = -sign(way) * step(near.yzx, near.xyz) * step(near.zxy, near.xyz);
}

/** Where a ray meets the tower, if that is nearer; the normal there, or zero. */
vec3 meet(vec3 from, vec3 way, inout float far) {
  vec3 normal = vec3(0);
  box(from, way, 1.5, 0., BASE + 6., far, normal);
  box(from, way, 2., BASE + 6., BASE + 7., far, normal);
  box(from, way, 1., BASE + 7., BASE + 8.6, far, normal);
  box(from, way, 1.5, BASE + 8.6, BASE + 9.2, far, normal);
  return normal;
}
