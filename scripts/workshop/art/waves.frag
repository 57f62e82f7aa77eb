// Waves from a few sources that meet on a plain of dots, seen from low above it with a shallow depth of field.

const int SOURCES = 5;
const float LENS = 1.55; // distance of the picture plane
const float EYE = 2.5; // height above the plain
const float SWELL = .17; // height of the highest waves
const float GAP = .092; // between dots
const float SHARP = 7.; // distance that is in focus
const float APERTURE = .034;
const vec3 SUN = vec3(.670, .402, .625);

/** Height of the plain; calm in the distance, where no eye could tell. */
float height(vec2 at) {
  float sum = 0.;
  for (int i = 0; i < SOURCES; i++) {
    vec2 own = random(ivec2(i, 0), 1);
    vec2 source = vec2(mix(-.5, 6., fract(own.x + float(i) * .618)), mix(3.5, 14., own.y));
    float r = length(at - source);
    sum += cos(r * 4.2 - own.y * 6.28) / (1. + r * .30);
  }
  return sum * .62 * SWELL * exp(-max(at.y - 6., 0.) * .09);
}

/** The camera's right, up and ahead: rolled, so that the horizon rises to the right, and pitched down. */
mat3 camera() {
  float roll = radians(mix(-13., -18., seed.x));
  float pitch = radians(mix(15., 18., portrait));
  vec3 ahead = vec3(0, -sin(pitch), cos(pitch));
  vec3 right = vec3(cos(roll), sin(roll) * cos(pitch), sin(roll) * sin(pitch));
  return mat3(right, cross(ahead, right), ahead);
}

/** How far along its way a ray from the eye meets the waves. */
float meet(vec3 eye, vec3 way) {
  float from = max((SWELL * 1.3 - EYE) / way.y, .5), to = (-SWELL * 1.3 - EYE) / way.y;
  float last = from, above = 1.;
  for (int i = 1; i <= 28; i++) {
    float next = mix(from, to, float(i) / 28.);
    vec3 at = eye + way * next;
    float over = at.y - height(at.xz);
    if (over < 0.) return mix(last, next, above / (above - over));
    above = over;
    last = next;
  }
  return last;
}

/** How much of the pixel is inked by the dots about a place, each round to the eye and spread where out of focus. */
float dots(vec2 at, float deep, vec2 s, vec3 eye, mat3 view, float pixel) {
  float blur = APERTURE * LENS * abs(1. / deep - 1. / SHARP);
  float soft = max(blur, pixel * .7);
  float ink = 0.;
  for (int y = -2; y <= 2; y++)
    for (int x = -2; x <= 2; x++) {
      vec2 cell = floor(at / GAP) + vec2(x, y);
      vec2 spot = (cell + vec2(.25 + .5 * mod(cell.y, 2.), .5)) * GAP;
      float up = height(spot);
      vec3 seen = (vec3(spot.x, up, spot.y) - eye) * view;
      float off = length(s - seen.xy / seen.z * LENS);
      float size = GAP * mix(.10, .30, smoothstep(-.5, 1., up / SWELL)) * LENS / seen.z;
      float reach = max(size, blur);
      ink += (1. - smoothstep(reach - soft * .8, reach + soft, off)) * size * size / (reach * reach);
    }
  return ink;
}

/** Light on the horizon, brighter to the right. */
vec3 horizon(float up, float right) {
  float off = abs(up + .005);
  vec3 glow = mix(shade, accent, .55) * .24 * exp(-off * 11.) * right * right;
  return glow + mix(accent, tip, .5) * .20 * exp(-off * 46.) * pow(right, 4.);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  vec3 eye = vec3(0, EYE, 0);
  vec2 s = p - mix(vec2(.45, -.12), vec2(.66, .16), portrait);
  vec3 way = normalize(view * vec3(s, LENS));
  vec3 glow = horizon(way.y, smoothstep(-.6, 1.3, p.x));
  if (way.y > -.012) return glow;

  vec3 at = eye + way * meet(eye, way);
  float deep = dot(at - eye, view[2]);
  float h = height(at.xz);
  const vec2 e = vec2(.02, 0);
  vec2 slope = (vec2(height(at.xz + e.xy), height(at.xz + e.yx)) - h) / e.x;
  float lit = smoothstep(.15, .95, dot(normalize(vec3(-slope.x, 1, -slope.y)), SUN));
  float crest = smoothstep(-.35, .95, h / SWELL);

  // Where rows are too close to be told apart, their mean takes over.
  float rows = GAP * LENS * EYE / (deep * deep) / pixel;
  float ink = mix(mix(.04, .26, crest), dots(at.xz, deep, s, eye, view, pixel), smoothstep(2.2, 5., rows));

  vec3 dye = mix(mix(shade, accent, smoothstep(.1, .6, crest)), tip, smoothstep(.55, 1., crest * .6 + lit * .5));
  vec3 color = dye * ink * (.20 + 1.45 * lit * crest + .25 * crest);
  color += mix(tip, KEY, .35) * ink * pow(lit * crest, 3.) * .9;
  color += dye * (.010 + .05 * lit * crest);
  return color * exp(-max(deep - 5., 0.) * .055) + glow;
}
