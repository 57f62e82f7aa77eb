// A device drawn apart along its axis, as its designer thinks of it: dark turned parts, and one ring that glows.

const int STEPS = 64;
const int SLOTS = 6; // on the axis, one part in each
const int GLOWING = 3; // the slot of the ring of light
const float GAP = .84; // from slot to slot
const vec3 SUN = vec3(.62, .52, .59);
const vec3 BEHIND = vec3(.78, .59, -.20); // a light that draws the outlines
const vec3 EYE = vec3(0, 0, 1); // from a part to the eye: no perspective, as in a drawing

const int SHELL = 0, PUCK = 1, COIL = 2, BOARD = 3, LIGHT = 4, BEZEL = 5, GLASS = 6;

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.4, .95, k));
}

float bell(float x) {
  return exp(-x * x);
}

/** The part in a slot: what is inside of the device comes in any order. */
int kind(int slot) {
  int first = int(seed.w * 3.);
  if (slot == 0) return SHELL;
  if (slot == 1) return PUCK + first;
  if (slot == 2) return PUCK + (first + 1 + int(seed.z * 2.)) % 3;
  return slot + 1;
}

/** Where a slot's part hangs on the axis. */
float place(int slot) {
  return (float(slot) - 2.5) * GAP + .16 * (random(ivec2(slot, 0), 1).x - .5);
}

/** Radius of the ring of light. */
float glow() {
  return mix(.70, .84, random(ivec2(0, 1), 1).x);
}

/** Distance to a ring or disc, in the half plane of radius and height: a rectangle with round corners. */
float ring(vec2 q, float radius, float high, vec2 wide, float bevel) {
  vec2 d = abs(q - vec2(radius, high)) - wide + bevel;
  return length(max(d, 0.)) + min(max(d.x, d.y), 0.) - bevel;
}

/** Distance to a part. @param q x and y across the axis, z along it from the part's place */
float shape(int part, vec3 q, float r) {
  vec2 at = vec2(r, q.z);
  if (part == SHELL) return min(ring(at, .94, 0., vec2(.05, .42), .045), ring(at, 0., -.36, vec2(.97, .06), .05));
  if (part == PUCK) {
    float groove = min(ring(at, .52, .17, vec2(.014, .03), .01), ring(at, .22, .17, vec2(.014, .03), .01));
    return max(ring(at, 0., 0., vec2(.76, .16), .06), -groove);
  }
  if (part == COIL) return ring(at, .58, 0., vec2(.22, .16) + .010 * cos(atan(q.y, q.x) * 64.), .15) * .8;
  if (part == BOARD) {
    float turn = mod(atan(q.y, q.x) + .5236, 1.0472) - .5236;
    float hole = length(r * vec2(cos(turn), sin(turn)) - vec2(.72, 0)) - .05;
    return max(ring(at, .50, 0., vec2(.38, .045), .03), -hole);
  }
  if (part == LIGHT) return ring(at, glow(), 0., vec2(.02), .02);
  if (part == BEZEL) {
    float grip = .008 * smoothstep(-.5, .5, cos(atan(q.y, q.x) * 54.)) * smoothstep(.11, .07, abs(at.y + .03));
    float slope = dot(at - vec2(.84, .15), vec2(-.514, .857));
    return max(ring(at, .83 - grip, 0., vec2(.16 - grip, .15), .03), slope) * .9;
  }
  // A lens: where two balls meet, in a thin ring.
  float lens = max(length(vec2(r, q.z + .98)) - 1.25, length(vec2(r, q.z - 1.7)) - 1.83);
  return min(lens, ring(at, .80, -.02, vec2(.045, .09), .03));
}

/** Distance to the nearest part, and the slot of that. */
vec2 device(vec3 q) {
  float r = length(q.xy);
  // Only the two slots next to here can be near.
  int low = clamp(int(floor(q.z / GAP + 2.5)), 0, SLOTS - 2);
  float one = shape(kind(low), q - vec3(0, 0, place(low)), r);
  float two = shape(kind(low + 1), q - vec3(0, 0, place(low + 1)), r);
  return one < two ? vec2(one, low) : vec2(two, low + 1);
}

/** The direction that a surface faces. */
vec3 facing(vec3 q, float fine) {
  vec2 e = vec2(1, -1) * max(.0012, fine * .5);
  vec3 n = e.xyy * device(q + e.xyy).x + e.yyx * device(q + e.yyx).x;
  return normalize(n + e.yxy * device(q + e.yxy).x + e.xxx * device(q + e.xxx).x);
}

/** What dark metal mirrors: a broad strip of light at its right, a thin one at its left, and one above its end. */
vec3 studio(vec3 way) {
  float turn = atan(way.x, way.y);
  float broad = smoothstep(.50, .20, abs(turn - 1.25)), thin = smoothstep(.16, .04, abs(turn + 1.75));
  vec3 strips = mix(tip, KEY, .45) * broad * 1.1 + mix(shade, accent, .4) * thin * 1.5;
  strips *= smoothstep(-.75, -.2, way.z) * smoothstep(1., .6, way.z);
  return strips + mix(tip, KEY, .5) * smoothstep(.80, .92, way.z) * 1.5 + shade * .03;
}

/** What a lens shows: coatings about a black middle, and the studio's lamps, a panel and a tube. */
vec3 lens(vec3 q, vec3 back) {
  float r = length(q.xy), side = .5 + .5 * dot(q.xy / max(r, .01), vec2(.916, .401));
  vec3 color = hue(.30) * .34 * side * smoothstep(.22, .26, r) * smoothstep(.60, .30, r);
  color += hue(.75) * .55 * pow(side, 4.) * smoothstep(.30, .52, r) * smoothstep(.62, .54, r);
  color += hue(.9) * .5 * pow(side, 3.) * bell((r - .25) / .012);
  vec2 at = back.xy / max(back.z, .05) - vec2(.05, -.32);
  vec2 panel = smoothstep(vec2(.20, .50), vec2(.16, .44), abs(at));
  vec2 tube = smoothstep(vec2(.035, .50), vec2(.015, .44), abs(at - vec2(.32, 0)));
  float lamps = panel.x * panel.y * mix(.16, .50, smoothstep(-.5, .5, at.y)) + tube.x * tube.y * .4;
  return color + mix(tip, KEY, .6) * lamps;
}

/** Turned metal: light spreads across the grooves, so that it lies on a flat disc as wedges. */
vec3 wedges(vec3 q, vec3 between) {
  float across = dot(vec2(-q.y, q.x) / max(length(q.xy), .01), between.xy);
  float k = exp(-across * across * 40.) + .30 * bell((across - .42) * 16.);
  return (mix(accent, tip, k * .7) * .42 + KEY * .18 * k * k) * k;
}

/** Light from a place on a part to the eye. @param n where it faces @param basis the axis' own directions */
vec3 surface(vec3 q, int part, vec3 n, mat3 basis) {
  vec3 eye = EYE * basis, sun = SUN * basis, back = reflect(-eye, n);
  float front = max(dot(n, eye), 0.), slant = 1. - front;
  if (part == LIGHT) return mix(tip, KEY, .2 + .7 * front * front) * (.5 + .9 * front);
  float open = clamp(.25 + device(q + n * .15).x * 2.5 + device(q + n * .5).x, 0., 1.);
  vec3 color = mix(NIGHT, shade, .10) * .30 * max(dot(n, sun), 0.) * open;
  if (part == GLASS && length(q.xy) < .75) {
    color += lens(q, back) + studio(back) * .12 * mix(.20, 1., pow(slant, 4.));
  } else {
    float level = smoothstep(.96, .995, abs(n.z));
    color += studio(back) * mix(.26, 1., pow(slant, 4.)) * open * (1. - level);
    color += wedges(q, normalize(sun + eye + vec3(.35, 0, 0))) * open * level;
    float outline = pow(slant, 3.) * smoothstep(-.3, .9, dot(n, BEHIND * basis)) * (1. - level);
    color += mix(accent, tip, .6) * 1.4 * outline * open;
  }
  // What the glowing ring gives its neighbors.
  vec3 to = vec3(normalize(q.xy) * glow(), place(GLOWING)) - q;
  float far = dot(to, to);
  return color + hue(.6) * .10 * max(dot(n, to) * inversesqrt(far), 0.) / (.06 + far) * open;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  float slope = radians(mix(30., 50., seed.x)), toward = radians(mix(26., 38., seed.y));
  vec2 lean = vec2(cos(slope), sin(slope));
  // The axis' own directions: to the right in the picture, to the eye, and along it.
  mat3 basis = mat3(lean.y, -lean.x, 0, -lean * sin(toward), cos(toward), lean * cos(toward), sin(toward));
  float size = mix(.43, .36, portrait);
  vec2 s = (p - mix(vec2(.98, .32), vec2(.92, .36), portrait)) / size + lean * cos(toward) * 1.9;
  float fine = pixel / size, along = dot(s, lean), aside = dot(s, basis[0].xy);
  vec3 from = vec3(s, 6.) * basis, way = -EYE * basis;

  // All parts are within a cylinder about the axis.
  float chord = sqrt(max(1.02 - aside * aside, 0.));
  float far = (chord - from.y) / way.y, last = (-chord - from.y) / way.y;
  vec2 near = vec2(9, 0);
  for (int i = 0; i < STEPS && chord > 0. && abs(along) < 3.4 && near.x > .001 && far < last; i++) {
    near = device(from + way * far);
    // No farther than into the next slot, as only two of them are looked at.
    far += min(near.x, .35);
  }
  bool hit = near.x < .001;
  vec3 q = from + way * far, color = vec3(0);
  if (hit) color = surface(q, kind(int(near.y)), facing(q, fine), basis);
  else color += hue(.8) * .30 * bell(aside / max(.005, fine * .8)) * smoothstep(3., 2., abs(along));

  // The ring's own halo, as far as nothing hides it.
  float off = abs(length(vec2((along - place(GLOWING) * cos(toward)) / sin(toward), aside)) - glow());
  float seen = hit && q.z > place(GLOWING) + .1 ? .2 : 1.;
  return color + hue(.6) * (.20 * exp(-off * 11.) + .09 * exp(-off * 3.)) * seen;
}
