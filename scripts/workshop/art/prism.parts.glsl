// The glass of prism.frag: its form, and the ways that light takes through it.

const int TOP = 3, FOOT = 4; // faces of the glass; 0 to 2 are its walls
const float GLASS = 1.5; // how much it refracts
const float EDGE = .011; // width of what is ground off its edges
const float BEAM = .056; // width
const float THREADS = 13.; // of half the beam
const float EYE = 4.2; // distance of the camera
#define ZOOM mix(1.28, 1.05, portrait)

/** A sheet of light between two rays, each given by where it starts and its way; and the sheet's hue at either. */
struct Sheet {
  vec4 left, right;
  float light, near, far;
};

/** Where a ray enters the glass and leaves it, and by which faces. */
struct Span {
  float enter, leave;
  int front, back;
};

vec3 wall[3]; // middle and radius of the disc whose rim it is; the glass stands on what all three share
float tall; // height of the glass
vec2 beam, corner; // way of the beam, and the edge of the glass that it meets
Sheet inner[2], outer[4];
bool traced = false;

float cross2(vec2 a, vec2 b) {
  return a.x * b.y - a.y * b.x;
}

vec4 turned(vec4 ray, float angle) {
  return vec4(ray.xy, mat2(cos(angle), sin(angle), -sin(angle), cos(angle)) * ray.zw);
}

Span span(vec3 at, vec3 way) {
  Span s = Span(-99., 99., 0, 0);
  float a = dot(way.xy, way.xy);
  for (int k = 0; k < TOP; k++) {
    vec2 off = at.xy - wall[k].xy;
    float b = dot(off, way.xy), root = b * b - a * (dot(off, off) - wall[k].z * wall[k].z);
    if (root < 0.) return Span(1., -1., 0, 0);
    vec2 hit = (-b + vec2(-1, 1) * sqrt(root)) / a;
    if (hit.x > s.enter) s.enter = hit.x, s.front = k;
    if (hit.y < s.leave) s.leave = hit.y, s.back = k;
  }
  if (abs(way.z) < .0001) return s;
  float lid = (tall - at.z) / way.z, ground = -at.z / way.z;
  if (min(lid, ground) > s.enter) s.enter = min(lid, ground), s.front = lid < ground ? TOP : FOOT;
  if (max(lid, ground) < s.leave) s.leave = max(lid, ground), s.back = lid > ground ? TOP : FOOT;
  return s;
}

vec3 normal(vec3 at, int face) {
  if (face >= TOP) return vec3(0, 0, face == TOP ? 1 : -1);
  return vec3((at.xy - wall[face].xy) / wall[face].z, 0);
}

/** The normal where edges are ground off a little, and how near the edge is: 1 on it. */
vec4 bevel(vec3 at, int face) {
  vec4 n = vec4(normal(at, face), 0);
  for (int k = 0; k <= FOOT; k++) {
    if (k == face) continue;
    float off = k == TOP ? tall - at.z : k == FOOT ? at.z : wall[k].z - length(at.xy - wall[k].xy);
    float near = 1. - smoothstep(EDGE * .3, EDGE, off);
    n = vec4(n.xyz + normal(at, k) * near, max(n.w, near));
  }
  return vec4(normalize(n.xyz), n.w);
}

/** How much of the light passes a face: Fresnel's formula as Schlick has it. */
float passes(float cosine) {
  return 1. - mix(.04, 1., pow(1. - clamp(cosine, 0., 1.), 5.));
}

/** Follows a ray of the beam: what the glass throws back of it, its part inside, and what leaves. */
vec4[3] follow(float across, float glass) {
  vec3 way = vec3(beam, 0), at = vec3(corner - beam * 2. + vec2(-beam.y, beam.x) * across * BEAM, tall * .5);
  Span s = span(at, way);
  at += way * s.enter;
  vec3 n = normal(at, s.front), inside = refract(way, n, 1. / glass);
  s = span(at + inside * .001, inside);
  vec3 end = at + inside * s.leave, gone = refract(inside, -normal(end, s.back), glass);
  return vec4[3](vec4(at.xy, reflect(way, n).xy), vec4(at.xy, inside.xy), vec4(end.xy, gone.xy));
}

/** Shapes the glass, and follows each half of the beam through it. */
void trace() {
  traced = true;
  tall = mix(.17, .32, random(ivec2(9), 1).x);
  float heading = radians(mix(220., 246., seed.z));
  beam = vec2(cos(heading), sin(heading));
  for (int k = 0; k < TOP; k++) {
    vec2 own = random(ivec2(k, 0), 1);
    float toward = heading + radians(240. + 120. * float(k) + mix(-14., 14., seed.w) + mix(-10., 10., own.x));
    // The fans leave by the second wall: it is wide and almost flat, so that both do.
    float radius = k == 1 ? mix(3., 6., own.y) : mix(.75, 2.8, own.y * own.y);
    float size = k == 1 ? mix(.17, .24, own.x) : mix(.23, .30, own.x);
    wall[k] = vec3(vec2(cos(toward), sin(toward)) * (size - radius), radius);
  }
  // The edge between the others is where their discs' rims cross.
  vec2 between = wall[0].xy - wall[2].xy;
  float far = length(between), radius = wall[2].z;
  float along = (far * far + radius * radius - wall[0].z * wall[0].z) / (2. * far);
  vec2 aside = vec2(between.y, -between.x) / far * sqrt(max(radius * radius - along * along, 0.));
  corner = wall[2].xy + between / far * along + aside * sign(-dot(aside, beam));

  for (int k = 0; k < 2; k++) {
    float side = k == 0 ? -1. : 1.;
    vec4 a[3] = follow(side * .5, 1.42), b[3] = follow(side * .02, 1.64);
    inner[k] = Sheet(a[1], b[1], 1., .5, .2);
    // Drawn more open than such glass would have them: else they would be rays, not fans.
    float open = .07 * sign(cross2(b[2].zw, a[2].zw));
    // Rays that left by different walls, or not at all, have no sheet between them.
    float light = step(.85, dot(a[2].zw, b[2].zw)) * mix(1.5, 2.2, portrait);
    outer[k] = Sheet(turned(a[2], open), turned(b[2], -open), light, 1., 0.);
    outer[k + 2] = Sheet(a[0], b[0], .18, .6, .4);
  }
}
