// Work that runs by itself: glass pipes, woven over and under each other, with pulses of light on their way in them.

const float PI = 3.14159265;
const float PIPE = .150; // radius of a pipe, in cells of the weave
const float COLLAR = .022; // how much wider it is where two pieces meet
const float RISE = .22, SINK = -.10; // how far one goes over and under another
const float CROSSINGS = .5; // share of cells
const float HEAD = .80; // where in a piece a pulse is
const float FLOOR = -.34;
const float LENS = 2.2; // distance of the picture plane
const float EYE = 3.8; // distance from what is looked at
const float APERTURE = .095;

/** The nearer pipe at a place. */
struct Pipe {
  float off; // to its wall
  float along; // how far along its cell one is, 0 to 1
  float joint; // distance to the nearest joint
  vec3 spoke; // from its middle line
  vec3 line; // along it
  float way; // of its pulse: 1 with the cell, -1 against it, 0 for none
};

/** Where one looks, on the plane of the weave. */
vec2 target() {
  return 40. + seed.zw * 200.;
}

/** Which way the pulse in one of a cell's two pipes runs, 0 for none. More have one where one looks. */
float course(ivec2 cell, int second) {
  vec2 own = random(cell * 2 + second, 5);
  float share = mix(.50, .18, smoothstep(.4, 2.6, length(vec2(cell) + .5 - target())));
  return own.x > share ? 0. : own.y < .5 ? 1. : -1.;
}

/** Each cell has either two bends or a crossing. */
Pipe weave(vec3 at) {
  ivec2 cell = ivec2(floor(at.xz));
  vec2 q = fract(at.xz) - .5, own = random(cell, 1);
  float turn = own.y > .5 ? -1. : 1.;
  Pipe pipe;
  bool first;
  if (own.x < CROSSINGS) {
    // One pipe rises in the middle, the other sinks.
    vec2 c = cos(PI * q), lift = turn < 0. ? vec2(RISE, SINK) : vec2(SINK, RISE);
    vec2 y = at.y - lift * c * c, steep = -2. * PI * lift * c * sin(PI * q);
    first = length(vec2(q.y, y.x)) < length(vec2(q.x, y.y));
    vec3 off = first ? vec3(0, y.x, q.y) : vec3(q.x, y.y, 0);
    pipe.line = normalize(first ? vec3(1, steep.x, 0) : vec3(0, steep.y, 1));
    pipe.spoke = off - pipe.line * dot(off, pipe.line);
    pipe.along = .5 + (first ? q.x : q.y);
    pipe.joint = min(pipe.along, 1. - pipe.along);
  } else {
    q.x *= turn;
    first = q.x + q.y > 0.;
    vec2 r = first ? .5 - q : .5 + q; // from the corner that the bend is about
    vec2 away = normalize(r) * (first ? vec2(-turn, -1) : vec2(turn, 1));
    pipe.line = vec3(-away.y, 0, away.x);
    pipe.spoke = vec3(away * (length(r) - .5), at.y).xzy;
    pipe.along = atan(r.y, r.x) * 2. / PI;
    pipe.joint = min(pipe.along, 1. - pipe.along) * PI * .25;
  }
  pipe.way = course(cell, first ? 0 : 1);
  pipe.off = length(pipe.spoke) - PIPE - COLLAR * (1. - smoothstep(.055, .062, pipe.joint));
  return pipe;
}

/** Light in a pipe: a head, round to the eye, and its tail, both within the cell. */
float pulse(Pipe pipe, float middle) {
  if (pipe.way == 0.) return 0.;
  float off = .5 + pipe.way * (pipe.along - .5) - HEAD + .10 * (1. - middle);
  return off < 0. ? exp(off * 4.5) * smoothstep(-HEAD, -.35, off) : exp(-off * off / .0016);
}

/** Where the head of a pulse is, in one of two pipes of each of the four nearest cells; far away if there is none. */
vec3 head(vec3 near, int i) {
  ivec2 cell = ivec2(floor(near.xz - .5)) + ivec2(i & 1, (i >> 1) & 1);
  bool first = i < 4;
  float way = course(cell, first ? 0 : 1);
  if (way == 0.) return vec3(-99);
  float along = .5 + way * (HEAD - .58);
  vec2 own = random(cell, 1), middle = vec2(cell) + .5;
  float turn = own.y > .5 ? -1. : 1.;
  if (own.x < CROSSINGS) {
    float lift = pow(sin(PI * along), 2.) * (first == (turn < 0.) ? RISE : SINK);
    return vec3(middle + (along - .5) * (first ? vec2(1, 0) : vec2(0, 1)), lift).xzy;
  }
  vec2 bend = .5 - .5 * vec2(cos(along * PI * .5), sin(along * PI * .5));
  return vec3(middle + bend * (first ? 1. : -1.) * vec2(turn, 1), 0).xzy;
}

/** Light that falls on a place with a normal from the pulses about it. */
float shine(vec3 at, vec3 n) {
  float sum = 0.;
  for (int i = 0; i < 8; i++) {
    vec3 way = head(at, i) - at;
    float far = length(way);
    sum += max(dot(n, way) / far + .15, 0.) * exp(-far * 5.) * smoothstep(.75, .4, far);
  }
  return sum;
}

/** Light of the pulses in the air, as seen along a way. */
float haze(vec3 eye, vec3 way) {
  float sum = 0.;
  for (int i = 0; i < 8; i++) {
    float off = length(cross(head(eye - way * eye.y / way.y, i) - eye, way));
    sum += exp(-off * 9.) * smoothstep(.5, .2, off);
  }
  return sum;
}

/** How open a place is toward a way, from 0 to 1. */
float openness(vec3 at, vec3 way) {
  float clear = 1.;
  for (float far = .15; far < .5; far += .15) clear = min(clear, .1 + weave(at + way * far).off / (far * .6));
  return clamp(clear, 0., 1.);
}

vec3 surface(vec3 at, vec3 way, vec3 key, Pipe pipe, float blur) {
  vec3 n = normalize(pipe.spoke), glow = mix(accent, tip, .4);
  // What is out of focus tells no fine shadows.
  float open = blur > .03 ? .7 : openness(at + n * .02, normalize(n + key));
  float shone = blur < .08 ? shine(at, n) : 0.;
  float edge = pow(1. - max(dot(n, -way), 0.), 2.5) * (.35 + .65 * max(n.y, 0.));
  float mirror = max(dot(n, normalize(key - way)), 0.);
  float gloss = pow(mirror, mix(60., 24., smoothstep(0., .1, blur)));
  vec3 color = shade * (.008 + (.02 + .065 * max(dot(n, key), 0.)) * open) + glow * 1.5 * shone;
  color += (mix(shade, accent, .5) * .30 * edge + glow * .10 * pow(mirror, 7.) + mix(tip, KEY, .6) * .6 * gloss) * open;
  float ring = 1. - smoothstep(.008, .008 + max(blur, .004), pipe.joint);
  if (pipe.joint < .06) return color * .8 + tip * ring * (.10 + .25 * max(n.y, 0.) * open + 1.2 * shone);
  // A thread of light in the middle of the glass, whichever way the pipe runs; the pulse fills it.
  float middle = max(dot(n, -normalize(way - pipe.line * dot(way, pipe.line))), 0.);
  float light = pulse(pipe, middle);
  color += mix(accent, tip, .3) * .22 * pow(middle, 40.);
  return color + light * (glow * (.12 + .38 * middle) + mix(tip, KEY, .85 * light * light) * 3.2 * pow(middle, 13.));
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  float yaw = radians(mix(18., 68., seed.x)), pitch = radians(mix(38., 46., seed.y));
  vec3 ahead = vec3(sin(yaw) * cos(pitch), -sin(pitch), cos(yaw) * cos(pitch));
  vec3 right = vec3(cos(yaw), 0, -sin(yaw)), up = cross(ahead, right);
  vec2 s = p - mix(vec2(.62, .02), vec2(.70, .16), portrait);
  vec3 eye = vec3(target(), 0).xzy - ahead * EYE;
  vec3 way = normalize(mat3(right, up, ahead) * vec3(s, LENS));
  vec3 key = normalize(right * .75 + up * .55 - ahead * .35);
  if (way.y > -.05) return vec3(0);

  vec3 color = mix(accent, tip, .3) * .35 * haze(eye, way);
  float clear = 1., slant = dot(way, ahead);
  float far = (PIPE + RISE + .03 - eye.y) / way.y, end = (FLOOR - eye.y) / way.y;
  // What is out of focus covers a pixel in part, so that what is behind it goes on.
  for (int i = 0; i < 52 && far < end && clear > .03; i++) {
    vec3 at = eye + way * far;
    float deep = far * slant;
    float blur = max(APERTURE * abs(deep / EYE - 1.), pixel * deep / LENS * .7);
    Pipe pipe = weave(at);
    if (pipe.off < blur) {
      float ink = pipe.off < .004 ? 1. : 1. - smoothstep(-blur, blur, pipe.off);
      color += clear * ink * surface(at, way, key, pipe, blur);
      clear *= 1. - ink;
    }
    // Not far into the next cell: what is there, one learns only there.
    vec2 rest = (step(0., way.xz) - fract(at.xz)) / way.xz;
    far += max(min(pipe.off * .85, min(rest.x, rest.y) + .003), max(.003, blur * .6));
  }
  if (clear > .03) {
    vec3 ground = eye + way * end;
    float open = clamp(weave(ground + vec3(0, .1, 0)).off * 2.5, 0., 1.);
    color += clear * (shade * .03 * open + mix(accent, tip, .4) * .5 * shine(ground, vec3(0, 1, 0)));
  }
  return color * exp(-max(min(far, end) * slant - EYE, 0.) * .25);
}
