// Tests as light: rays run through one plate after another; what has no opening ends there as a spark, what passes grows purer.

const int PLATES = 3;
const int REACH = 3; // rays on each side of the middle one
const float LENS = 1.5; // distance of the picture plane
const float GAP = .34; // between rays
const float THICK = .065; // of a plate
const float SPACE = 1.9; // between plates
const float HALF = 1.29; // of a plate
const float DISC = .36; // share of pieces whose plates are discs
const float FAR = 90.;
const vec2 AXIS = vec2(-.70, 2.55); // middle of the rays, up and aside

/** The camera's right, up and ahead: it looks along the rays at a slant. */
mat3 camera() {
  float yaw = radians(mix(44., 56., seed.x));
  float pitch = radians(mix(-4., 14., fract(seed.y * 3.))), roll = radians(mix(-6., 8., fract(seed.z * 3.)));
  vec3 ahead = vec3(sin(yaw) * cos(pitch), -sin(pitch), cos(yaw) * cos(pitch));
  vec3 right = vec3(cos(yaw), 0, -sin(yaw)), up = cross(ahead, right);
  return mat3(cos(roll) * right + sin(roll) * up, cos(roll) * up - sin(roll) * right, ahead);
}

float place(int plate) {
  return 1.55 + SPACE * float(plate);
}

/** A ray, by its cell in a lattice. */
struct Ray {
  vec2 at; // up and aside, from the middle
  float wide; // radius of the ray
  float hole; // of its openings
  int passed; // how many plates it passes; -1 for one that never was
};

Ray ray(ivec2 cell) {
  vec2 own = random(cell, 3), shift = random(cell, 4) - .5;
  float away = length(vec2(cell)), fate = random(cell, 6).x;
  // None in the corners, and none large at the edge.
  bool none = own.y < .22 || away > (seed.w < DISC ? 3.2 : 3.7);
  float big = pow(own.x, mix(.8, 2.4, seed.z)) * smoothstep(4.4, 2.4, away);
  float hole = mix(.035, .155, big);
  vec2 at = (vec2(cell) + shift * .5 * (1. - big)) * GAP;
  int passed = fate < .50 ? PLATES : fate < .58 ? 0 : fate < .78 ? 1 : 2;
  return Ray(at, hole * mix(.32, .25, big), hole, none ? -1 : passed);
}

/** Whether a plate has an opening there. It has some that no ray needs. */
bool open(Ray r, ivec2 cell, int plate) {
  return r.passed > plate || r.passed >= 0 && r.passed < plate && random(cell, 20 + plate).x > .5;
}

/** Color of a ray behind so many plates: the more, the purer. */
vec3 dye(float passed) {
  float k = passed / float(PLATES);
  vec3 early = mix(shade, accent, smoothstep(0., .4, k));
  return mix(early, mix(tip, KEY, .5), smoothstep(.3, 1., k)) * (.45 + 1.05 * k * k);
}

/** Distance to a plate's edge, below zero in its body: a disc, or a square that may be turned from plate to plate. */
float outline(vec2 q, int plate) {
  if (seed.w < DISC) return length(q) - HALF * 1.12;
  float turn = (float(plate) - 1.) * (seed.w < .66 ? 0. : radians(mix(9., 14., seed.y)));
  float round = mix(.10, .40, fract(seed.w * 7.));
  q = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * q;
  vec2 off = abs(q) - HALF + round;
  return length(max(off, 0.)) + min(max(off.x, off.y), 0.) - round;
}

ivec2 nearest(vec2 q) {
  return clamp(ivec2(floor(q / GAP + .5)), -REACH, REACH);
}

/** Distance to a plate's body about its openings: below zero in the body. */
float bore(vec2 q, int plate) {
  ivec2 cell = nearest(q);
  Ray r = ray(cell);
  return open(r, cell, plate) ? r.hole - length(q - r.at) : -GAP;
}

/** Face of a plate: its gloss, light about its openings, sparks of the rays that end on it. */
vec3 face(vec2 q, int plate, float fine) {
  float lift = .5 + .25 * (q.x - q.y) / HALF;
  vec3 color = shade * (.010 + .055 * pow(max(lift, 0.), 3.));
  vec3 light = dye(float(plate) + .6);
  for (int i = 0; i < 9; i++) {
    ivec2 c = nearest(q) + ivec2(i % 3, i / 3) - 1;
    if (abs(c.x) > REACH || abs(c.y) > REACH) continue;
    Ray r = ray(c);
    float off = length(q - r.at), reach = smoothstep(1.2, .6, off / GAP);
    if (open(r, c, plate)) {
      float rim = 1. - smoothstep(.006, .006 + fine * 1.5, abs(off - r.hole - .008));
      float spill = 2. * r.hole * exp(-(off - r.hole) * 12.) * reach;
      color += shade * .16 * rim;
      if (r.passed > plate) color += light * (rim * .35 + spill);
    } else if (r.passed == plate) {
      float spark = 2.2 * exp(-pow(off / (r.wide * 1.3), 2.)), halo = .60 * exp(-off / (.03 + r.hole)) * reach;
      color += mix(light, KEY, .3) * (spark + halo);
    }
  }
  return color;
}

/** How much of the pixel a plate takes, and its color. */
vec4 plate(vec3 way, int number, float pixel) {
  float far = place(number) / way.x, back = (place(number) + THICK) / way.x;
  float fine = pixel * far / LENS;
  vec2 q = (way * far).yz - AXIS, r = (way * back).yz - AXIS;
  float edge = outline(q, number);
  float body = 1. - smoothstep(-fine, fine, max(edge, bore(q, number)));
  float wall = (1. - smoothstep(-fine, fine, max(outline(r, number), bore(r, number)))) * (1. - body);
  if (body + wall < .001) return vec4(0);
  // Within the outline the wall is an opening's, beyond it the plate's own edge.
  vec3 side = mix(shade, tip, .35) * mix(.06, .42, smoothstep(-1.2, 1.2, q.x));
  if (edge < -.02) {
    Ray own = ray(nearest(q));
    float lit = own.passed > number ? exp(-length(r - own.at) / own.hole) : 0.;
    side = shade * .05 + dye(float(number) + .8) * 1.5 * lit;
  }
  vec3 color = face(q, number, fine);
  float bevel = smoothstep(-.014 - fine, -.014, edge);
  color += mix(shade, tip, .4) * .5 * bevel * smoothstep(-1.2, 1.6, q.x - q.y);
  return vec4(color * body + side * wall, body + wall);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  vec3 middle = vec3(place(1), AXIS) * view;
  vec2 s = p - mix(vec2(.43, 0), vec2(.46, .15), portrait) + middle.xy / middle.z * LENS;
  vec3 way = normalize(view * vec3(s, LENS));
  if (way.x < .08) return vec3(0);

  vec3 color = vec3(0);
  float clear[PLATES + 1]; // how much is seen of what is behind so many plates
  clear[0] = 1.;
  for (int k = 0; k < PLATES; k++) {
    vec4 ink = clear[k] > .001 ? plate(way, k, pixel) : vec4(0);
    color += ink.rgb * clear[k];
    clear[k + 1] = clear[k] * (1. - ink.a);
  }

  // All rays run along x, so how near one comes to the eye's is seen in the other two dimensions.
  vec2 aside = way.yz, across = normalize(vec2(-aside.y, aside.x));
  for (int y = -REACH; y <= REACH; y++)
    for (int x = -REACH; x <= REACH; x++) {
      // Its light would not reach as far.
      if (abs(dot(AXIS + vec2(y, x) * GAP, across)) > .45) continue;
      Ray r = ray(ivec2(y, x));
      if (r.passed < 0) continue;
      vec2 at = AXIS + r.at;
      float end = (r.passed == PLATES ? FAR : place(r.passed)) / way.x;
      float far = clamp(dot(at, aside) / dot(aside, aside), .5, end);
      float off = length(at - aside * far), along = far * way.x;
      int behind = clamp(int(floor((along - place(0)) / SPACE)) + 1, 0, PLATES);
      float wide = max(r.wide, pixel * far / LENS * .8);
      float core = 1.1 * r.wide / wide * exp(-pow(off / wide, 2.)), halo = .10 * exp(-off / (r.wide * 2.5));
      color += dye(float(behind)) * clear[behind] * (core + halo);
    }
  // Rays that come from beside the eye begin softly.
  return color * smoothstep(.08, .5, way.x);
}
