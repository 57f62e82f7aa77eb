// Research: a look down a crystal's axis, where atoms line up into a channel, and one foreign atom lights the others.

#define LENS mix(2.1, 2.7, seed.y) // distance of the picture plane
const float GAP = 1.75; // between layers; bonds within a layer are 1 long
const int LAYERS = 22;
const float ATOM = .165, ROD = .04; // radii
const float APERTURE = .06; // the foreign atom is in focus
const vec2 GRID = vec2(1.7320508, 3); // two of the triangular lattice's points are in each of its cells
const vec2 CHANNEL = vec2(0, -1); // the middle of a ring of six atoms

vec3 eye, lamp;

/** The crystal's right, up and axis as the eye sees them: rolled, and turned away from the axis a little. */
mat3 camera() {
  float roll = radians(mix(-28., 28., seed.x));
  vec2 tilt = vec2(mix(-.02, .05, seed.y), mix(-.05, 0., seed.z));
  vec3 ahead = normalize(vec3(tilt, 1));
  vec3 right = normalize(vec3(cos(roll), sin(roll), -dot(tilt, vec2(cos(roll), sin(roll)))));
  return mat3(right, cross(ahead, right), ahead);
}

/** The point of the triangular lattice that is next to q. */
vec2 corner(vec2 q) {
  vec2 a = round(q / GRID) * GRID, b = (floor(q / GRID) + .5) * GRID;
  return dot(q - a, q - a) < dot(q - b, q - b) ? a : b;
}

vec3 hue(float k) {
  return mix(mix(shade, accent, smoothstep(0., .5, k)), tip, smoothstep(.45, .95, k));
}

/** Light on a surface: the foreign atom's, and the glow's at the channel's end on what is seen at a slant. */
vec3 lit(vec3 at, vec3 n, vec3 way, float bulge) {
  vec3 to = lamp - at;
  float far = dot(to, to);
  to *= inversesqrt(far);
  float falloff = 1. / (.35 + far * (.5 + .05 * far));
  float direct = max(dot(n, to) * .94 + .06, 0.), gloss = pow(max(dot(reflect(way, n), to), 0.), 18.);
  vec3 color = (hue(.22 + 1.1 / (1. + far * .22)) * direct * 1.9 + mix(tip, KEY, .5) * gloss * .9) * falloff;
  vec3 inward = normalize(vec3(eye.xy, at.z + 9.) - at);
  float rim = pow(1. - bulge, 2.5) * max(dot(n, inward), 0.) * exp(-length(at.xy - eye.xy) * .45);
  return color + accent * rim * .55;
}

/** How soft an edge is, by how far it is from the focus and by the size of a pixel there. */
float softness(float deep, float pixel) {
  return APERTURE * abs(deep / lamp.z - 1.) + pixel * deep / LENS;
}

/** One atom where a ray passes it: color and cover. The foreign one is larger, and shines. */
vec4 atom(vec3 way, vec3 core, float radius, float pixel) {
  bool shines = distance(core, lamp) < .1;
  if (shines) radius = ATOM * 1.2;
  float deep = dot(core - eye, way);
  vec3 off = (eye + way * deep - core) / radius;
  float d = length(off), soft = softness(deep, pixel) / radius;
  if (d > 1. + soft) return vec4(0);
  float bulge = sqrt(max(1. - d * d, 0.));
  vec3 n = normalize(off - way * bulge);
  float cover = 1. - smoothstep(1. - min(soft, 1.), 1. + soft, d);
  if (!shines) return vec4(lit(core, n, way, bulge), 1) * cover;
  return vec4(mix(mix(accent, tip, .7), KEY, pow(bulge, 4.) * .8) * (.3 + 1.2 * bulge * bulge), 1) * cover;
}

/** A rod that a ray passes at a place, off its axis by so much. */
vec4 rod(vec3 at, vec2 off, vec3 way, float pixel) {
  float d = length(off) / ROD, soft = softness(at.z, pixel) / ROD;
  if (d > 1. + soft) return vec4(0);
  float bulge = sqrt(max(1. - d * d, 0.));
  float cover = (1. - smoothstep(1. - min(soft, 1.), 1. + soft, d)) / max(1., soft);
  return vec4(lit(at, normalize(vec3(off / ROD, -bulge)), way, bulge) * .7, 1) * cover;
}

/** From q to the next place on the line from a to b. */
vec2 toward(vec2 q, vec2 a, vec2 b) {
  vec2 way = b - a;
  return q - a - way * clamp(dot(q - a, way) / dot(way, way), 0., 1.);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  vec2 middle = mix(vec2(.85, .22) + (seed.zw - .5) * vec2(.2, .2), vec2(.80, .26), portrait);
  vec3 way = normalize(view * vec3(p - middle, LENS));
  eye = vec3(CHANNEL + (seed.wz - .5) * .5, 0);
  // One of the three atoms of the ring that are to the left of the channel or below it.
  float turn = radians(150. + 60. * floor(seed.y * 2.999));
  lamp = vec3(CHANNEL + vec2(cos(turn), sin(turn)), GAP * (3. + step(.6, seed.z)));
  float far = length(p - middle);
  vec3 glow = hue(.75 - far * 1.1) * .55 * exp(-far * 5.) + tip * .35 * exp(-far * 16.) + shade * .012;

  // Against the glow far rings show; elsewhere there would be too many of them.
  float murk = mix(.045, .20, smoothstep(.08, .5, far));
  vec3 color = vec3(0);
  float left = 1.;
  for (int k = 2; k <= LAYERS; k++) {
    float z = float(k) * GAP;
    vec2 q = eye.xy + way.xy * z / way.z;
    vec2 a = corner(q), b = corner(q - vec2(0, 1)) + vec2(0, 1);
    float clear = exp(-max(z - 5., 0.) * murk);
    vec4 ink = atom(way, vec3(a, z), ATOM, pixel);
    ink += atom(way, vec3(b, z), ATOM * .8, pixel) * (1. - ink.a);
    ink += rod(vec3(q, z), toward(q, a, b), way, pixel) * (1. - ink.a);
    color += left * mix(glow * ink.a, ink.rgb, clear);
    left *= 1. - ink.a;
    if (left < .02) break;
  }
  vec3 to = (lamp - eye) * view;
  float off = length(p - middle - to.xy / to.z * LENS);
  color += mix(accent, tip, .6) * .018 / (off * off * 6. + .025) * exp(-off * 2.5);
  return color + glow * left;
}
