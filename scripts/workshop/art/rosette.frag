// A guilloche rosette, engraved as on banknotes: dark plates in the form of flowers, one above the other, each with a
// web of fine lines that glows where they cross and where they lie across the light.

const float EYE = 3.4; // distance of the eye, in radii of the rosette
#define SIZE mix(.98, .78, portrait) // its radius, in units of the picture
const int PLATES = 5;
const float TURN = 6.28318531;
const float WIDTH = .0019; // of a line

struct Plate {
  float radius, lobe; // how far it reaches, and by how much its lobes bulge
  float inner; // where its web ends, below the next plate
  float waves; // of one line, all around
  int strands; // lines in the web
  float lift; // above the lowest plate
};

/** How many lobes each plate has. */
float lobes() {
  return floor(mix(5., 11.99, seed.x));
}

Plate plate(int i) {
  float m = lobes();
  // Long waves of many lines, or short ones of few: as many crossings either way, fewer toward the middle.
  float waves = random(ivec2(i, 0), 1).x < .5 ? m : m * 2.;
  int strands = int((160. - 19. * float(i)) / waves);
  if (i == 0) return Plate(1.00, .050, .66, waves, strands, .00);
  if (i == 1) return Plate(.745, .060, .46, waves, strands, .09);
  if (i == 2) return Plate(.520, .050, .27, waves, strands, .16);
  if (i == 3) return Plate(.330, .040, .12, waves, strands, .22);
  return Plate(.165, .022, .034, m, 6, .27);
}

/** The edge of a plate in a direction: its radius, and how that changes with the direction. */
vec2 edge(Plate w, int i, float turn) {
  // Each plate is turned against the one below: by half a lobe, or by less, so that they wind.
  float m = lobes(), at = m * turn + float(i) * (seed.z < .4 ? 1.2 : 3.14159);
  return vec2(w.radius + w.lobe * cos(at), -w.lobe * m * sin(at));
}

/** How far a place is outside of a plate, less than zero inside. */
float beyond(Plate w, int i, vec2 at) {
  vec2 rim = edge(w, i, atan(at.y, at.x));
  return (length(at) - rim.x) * inversesqrt(1. + rim.y * rim.y / (rim.x * rim.x));
}

/** The web of a plate: lines by how they lie to the light, and points where two of them cross. */
vec2 web(Plate w, int i, vec2 at, vec2 key, float pixel) {
  float r = length(at), turn = atan(at.y, at.x);
  vec2 rim = edge(w, i, turn) - vec2(.022, 0);
  float middle = .5 * (rim.x + w.inner), swing = .5 * (rim.x - w.inner);
  vec2 wave = vec2(cos(w.waves * turn), sin(w.waves * turn));
  // A phone shows fewer, heavier ones.
  int strands = int(float(w.strands) * mix(1., .42, portrait) + .7);
  float step = TURN / float(strands), thick = max(WIDTH * mix(1., 1.4, portrait), pixel * .8);
  mat2 next = mat2(cos(step), sin(step), -sin(step), cos(step));
  vec2 outward = at / r, around = vec2(-outward.y, outward.x);
  float lines = 0., sum = 0., squares = 0.;
  for (int k = 0; k < strands; k++) {
    float slope = (rim.y * (.5 + .5 * wave.y) + swing * w.waves * wave.x) / r;
    float tilt = inversesqrt(1. + slope * slope);
    float off = (r - middle - swing * wave.y) * tilt / thick;
    float ink = exp(-off * off);
    float along = dot(around + outward * slope, key) * tilt;
    lines += ink * (.22 + 1.1 * pow(max(1. - along * along, 0.), 6.));
    sum += ink;
    squares += ink * ink;
    wave = next * wave;
  }
  return vec2(lines, max(sum * sum - squares, 0.));
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec2 middle = mix(vec2(.54, -.05) + (seed.zw - .5) * vec2(.16, .14), vec2(.60, .10), portrait);
  vec2 q = (p - middle) / SIZE;
  float fine = pixel / SIZE * 1.15;
  // The plane of the plates is tilted about an axis that leans.
  float tilt = radians(mix(26., 52., seed.y)), lean = radians(mix(-40., 12., seed.w));
  vec3 u = vec3(cos(lean), sin(lean), 0);
  vec3 v = vec3(-sin(lean) * cos(tilt), cos(lean) * cos(tilt), -sin(tilt));
  vec3 n = cross(u, v), eye = vec3(0, 0, EYE), way = normalize(vec3(q, -EYE));
  vec3 light = normalize(vec3(.62, .70, .35));
  vec3 between = normalize(light - way);
  vec2 key = normalize(vec2(dot(between, u), dot(between, v)));
  vec2 sun = normalize(vec2(dot(light, u), dot(light, v)));

  vec3 color = vec3(0);
  for (int i = 0; i < PLATES; i++) {
    Plate w = plate(i);
    vec3 at = eye + way * (w.lift - dot(eye, n)) / dot(way, n);
    vec2 on = vec2(dot(at, u), dot(at, v));
    // The plate's shadow on those below.
    float shadow = beyond(w, i, on + sun * .07);
    color *= 1. - .75 * smoothstep(.07, -.05, shadow);
    float off = beyond(w, i, on);
    float lit = smoothstep(-.95, .95, dot(on, sun));
    vec3 dye = mix(mix(shade, accent, smoothstep(.1, .55, lit)), tip, smoothstep(.45, .95, lit));
    if (off < fine) {
      vec2 ink = web(w, i, on, key, fine);
      float sheen = pow(max(dot(normalize(on), sun), 0.), 5.) * length(on) / w.radius;
      vec3 face = shade * (.006 + .05 * lit * lit) + mix(shade, accent, .6) * .16 * sheen * lit;
      face += dye * ink.x * mix(.035, 1., lit * lit);
      face += mix(tip, KEY, .4) * min(ink.y, 2.) * lit * lit * lit * .95;
      color = mix(face, color, smoothstep(-fine, fine, off));
    }
    float facing = max(.5 + .5 * dot(normalize(on), sun), 0.), thin = off / max(.0022, fine * .8);
    float rim = exp(-thin * thin) + .16 * exp(-abs(off) / .012);
    color += mix(dye, tip, .5) * rim * (.05 + 1.1 * facing * facing * facing * lit);
  }
  return color;
}
