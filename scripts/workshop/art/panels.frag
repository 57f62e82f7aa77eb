// Dashboards as glass: dark panes float one behind the other, and what is measured glows on them, one of them in focus.

const int PANES = 5;
const float LENS = 2.2; // distance of the picture plane
const float SHARP = 4.; // distance that is in focus
const float APERTURE = .042;
const float ROUND = .07; // of the corners
const float FROST = .020; // how much a pane blurs what stands behind it

struct Pane {
  vec2 place; // in the picture
  float deep;
  vec2 girth; // half its width and height
  int chart;
};

/** Right, up and outward of all panes. */
mat3 facing(float side) {
  float yaw = radians(mix(24., 34., seed.x) * side), nod = radians(mix(-7., -13., seed.y));
  vec3 right = vec3(cos(yaw), 0, -sin(yaw)), outward = vec3(sin(yaw) * cos(nod), -sin(nod), cos(yaw) * cos(nod));
  return mat3(right, cross(outward, right), outward);
}

/** What a pane shows: a heading, of which only its place is told, and a chart. */
vec3 content(int kind, vec2 q, float a, float soft, int layer) {
  vec3 color = vec3(0);
  if (kind == 0) color = curve(q, a, soft, layer);
  if (kind == 1) color = rings(q, a, soft, layer);
  if (kind == 2) color = columns(q, a, soft, layer);
  if (kind == 3) color = field(q, a, soft, layer);
  float wide = mix(.12, .24, random(ivec2(5, 5), layer).x);
  color += shade * .22 * fill(box(q - vec2(.22 - a + wide, .86), vec2(wide, .020), .020), soft);
  return color + tip * .6 * fill(length(q - vec2(.13 - a, .86)) - .024, soft);
}

/** The panes, from the nearest to the farthest. */
Pane pane(int i, float side) {
  vec2 own = (random(ivec2(i, 1), 60) - .5) * vec2(.12, .10);
  int first = int(seed.z * 3.);
  vec2 lift = portrait * vec2(.03 + .07 * side, .17);
  if (i == 0) return Pane(vec2(1.31, -.75) + own * .5, 2.35, vec2(.42, .30), 2);
  if (i == 1) return Pane(vec2(.64 + .03 * side, -.12) + lift + own * .4, SHARP, vec2(1.02, .74), first);
  if (i == 2) return Pane(vec2(.96, .34) + lift + own * .7, 5.6, vec2(1.10, .84), (first + 1) % 3);
  if (i == 3) return Pane(vec2(1.14, -.22) + lift * .5 + own, 7.6, vec2(1.25, .92), (first + 2) % 3);
  return Pane(vec2(.52, .50) + lift * .3 + own, 9.5, vec2(1.35, 1.), 3);
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  vec3 night = shade * .10 * exp(-2.2 * length(p - vec2(.95, .35)));
  if (p.x < -.3) return night;
  float side = seed.w < .5 ? 1. : -1.; // which of their edges is nearer: the left, or the right
  mat3 view = facing(side);
  vec3 way = vec3(p, -LENS), color = vec3(0);
  // From front to back: how much shines through, whether there is a pane in front, and how far that is.
  float clear = 1., veil = 0., veiled = 0.;
  for (int i = 0; i < PANES; i++) {
    Pane it = pane(i, side);
    vec3 middle = vec3(it.place * it.deep / LENS, -it.deep);
    float far = dot(middle, view[2]) / dot(way, view[2]), deep = far * LENS;
    vec2 q = ((way * far - middle) * view).xy, unit = q / it.girth;
    float off = box(q, it.girth, ROUND);
    // A pane's own slant blurs it less than it would, so that all of the nearest can be read.
    float soft = APERTURE * abs(1. - mix(it.deep, deep, .4) / SHARP) + pixel * .8 * far;
    soft += veil * FROST * (deep - veiled);
    if (off > .02 + 3. * soft) continue;
    float inside = fill(off, soft), haze = exp(-max(deep - SHARP, 0.) * .14), high = it.girth.y;

    // Dark glass, on which a window to the upper right is mirrored.
    float slant = unit.x + .45 * unit.y;
    float mirror = fill(abs(slant - .55) - .28, soft + .01) + .6 * fill(abs(slant - .04) - .10, soft + .01);
    float sheen = .03 + .03 * slant + .05 * mirror * smoothstep(-.9, 1., unit.y);
    vec3 light = max(NIGHT * .4 + shade * sheen, 0.) * inside;
    float power = inside * haze * (i == 0 ? .4 : i == 1 ? 1. : .75);
    if (inside > .001) light += power * content(it.chart, q / high, it.girth.x / high, soft / high, 70 + i);

    // Its rim catches the light.
    vec2 outward = normalize(sign(q) * max(abs(q) - it.girth + ROUND, .0001));
    float lit = smoothstep(-.2, 1., dot(outward, vec2(.6, .8))), near = exp(-length(unit - 1.) * .9);
    vec3 dye = mix(hue(.5), mix(tip, KEY, .4), near);
    light += dye * stroke(off, .006, soft) * (.10 + lit * (.25 + 1.5 * near)) * haze;
    light += dye * stroke(off + .028, .003, soft) * (.04 + lit * (.10 + .5 * near)) * haze;
    light += hue(.4) * inside * exp(off / .05) * lit * .16 * haze;

    color += clear * light;
    clear *= 1. - .64 * inside;
    veil = max(veil, inside);
    veiled = mix(veiled, deep, inside);
  }
  return color + clear * night;
}
