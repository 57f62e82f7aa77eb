// Waves from a few sources that meet on a plain of dots, seen from low above it with a shallow depth of field.

const int SOURCES = 5;
const float LENS = 1.55;    // distance of the picture plane
const float EYE = 2.5;      // height above the plain
const float SWELL = .17;    // height of the highest waves
const float GAP = .092;     // between dots
const float SHARP = 7.0;    // distance that is in focus
const float APERTURE = .034;

float swell(vec2 at) {
  float sum = 0.;
  for (int i = 0; i < SOURCES; i++) {
    vec2 own = random(ivec2(i, 0), 1);
    vec2 source = vec2(mix(-.5, 6., fract(own.x + float(i) * .618)), mix(3.5, 14., own.y));
    float r = length(at - source);
    sum += cos(r * 4.2 - own.y * 6.28) / (1. + r * .30);
  }
  return sum * .62;
}

/** Height of the plain; calm in the distance, where no eye could tell. */
float height(vec2 at) {
  return SWELL * swell(at) * exp(-max(at.y - 6., 0.) * .09);
}

/** Rolls and pitches the camera. */
mat3 camera() {
  float roll = -radians(mix(13., 18., seed.x));
  float pitch = radians(mix(15., 18., portrait));
  vec3 ahead = vec3(0, -sin(pitch), cos(pitch));
  vec3 right = vec3(cos(roll), sin(roll) * cos(pitch), sin(roll) * sin(pitch));
  return mat3(right, cross(ahead, right), ahead);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  mat3 view = camera();
  vec2 middle = mix(vec2(.45, -.12), vec2(.66, .16), portrait);
  vec3 eye = vec3(0, EYE, 0);
  vec2 s = p - middle;
  vec3 way = normalize(view * vec3(s, LENS));
  float right = smoothstep(-.6, 1.3, p.x);
  vec3 glow = mix(shade, accent, .55) * .24 * exp(-abs(way.y + .005) * 11.) * right * right;
  glow += mix(accent, tip, .5) * .20 * exp(-abs(way.y + .005) * 46.) * pow(right, 4.);
  if (way.y > -.012) return glow;

  float from = max((SWELL * 1.3 - EYE) / way.y, .5), to = (-SWELL * 1.3 - EYE) / way.y;
  float t = from, last = from, above = 1.;
  for (int i = 1; i <= 28; i++) {
    float next = mix(from, to, float(i) / 28.);
    vec3 at = eye + way * next;
    float gap = at.y - height(at.xz);
    if (gap < 0.) {
      t = mix(last, next, above / (above - gap));
      break;
    }
    above = gap;
    last = t = next;
  }
  vec3 at = eye + way * t;
  float deep = dot(at - eye, view[2]);

  const float e = .02;
  float h = height(at.xz);
  vec2 slope = (vec2(height(at.xz + vec2(e, 0)), height(at.xz + vec2(0, e))) - h) / e;
  vec3 n = normalize(vec3(-slope.x, 1, -slope.y));
  vec3 key = normalize(vec3(.75, .45, .70));
  float lit = smoothstep(.15, .95, dot(n, key));
  float crest = smoothstep(-.35, .95, h / SWELL);

  // The dots about this place, each round to the eye, spread by the lens where it is out of focus.
  float blur = APERTURE * LENS * abs(1. / deep - 1. / SHARP);
  float ink = 0.;
  vec2 cell = floor(at.xz / GAP);
  for (int y = -2; y <= 2; y++)
    for (int x = -2; x <= 2; x++) {
      vec2 c = cell + vec2(x, y);
      vec2 spot = (c + vec2(.5 + .5 * mod(c.y, 2.) - .25, .5)) * GAP;
      float up = height(spot);
      vec3 seen = (vec3(spot.x, up, spot.y) - eye) * view;
      vec2 off = s - seen.xy / seen.z * LENS;
      float size = GAP * mix(.10, .30, smoothstep(-.5, 1., up / SWELL)) * LENS / seen.z;
      float soft = max(blur, pixel * .7);
      float reach = max(size, blur);
      ink += smoothstep(reach + soft, reach - soft * .8, length(off)) * size * size / (reach * reach);
    }
  // Where rows are too close to be told apart, their mean takes over.
  float rows = GAP * LENS * EYE / (deep * deep) / pixel;
  float mean = mix(.04, .26, crest);
  ink = mix(mean, ink, smoothstep(2.2, 5., rows));

  vec3 dye = mix(mix(shade, accent, smoothstep(.1, .6, crest)), tip, smoothstep(.55, 1., crest * .6 + lit * .5));
  float haze = exp(-max(deep - 5., 0.) * .055);
  vec3 colour = dye * ink * (.20 + 1.45 * lit * crest + .25 * crest) * haze;
  colour += mix(tip, KEY, .35) * ink * pow(lit * crest, 3.) * .9 * haze;
  colour += dye * (.010 + .05 * lit * crest) * haze;
  return colour + glow;
}
