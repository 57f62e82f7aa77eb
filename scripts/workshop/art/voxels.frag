// A game world at night: hills of cubes and still water, and through them one path of light up to the lit tower.

/** 1 up to the width, 0 beyond. */
float stroke(float width, float soft, float off) {
  return 1. - smoothstep(width - soft, width + soft, off);
}

/** What the air makes of all that is far; brighter behind the tower. */
vec3 mist(float glow) {
  return shade * (.02 + .06 * glow) + accent * .035 * glow;
}

/** The sky, square stars in it, and two ranges of cubes at its foot. */
vec3 sky(vec3 way) {
  vec2 seen = FACING * way.xz, at = vec2(seen.x, way.y) / seen.y;
  float glow = exp(-at.x * at.x * 2.6);
  if (at.y < 0.) return mist(glow);
  vec3 color = shade * .16 * exp(-at.y * 6.) * (.3 + glow) + mix(shade, accent, .7) * .30 * exp(-at.y * 15.) * glow;
  color += mix(accent, tip, .5) * .34 * exp(-at.y * 46.) * glow * glow;
  vec2 own = random(ivec2(floor(at * 48.)), 11), off = abs(fract(at * 48.) - .2 - .6 * own.yx);
  color += mix(tip, KEY, .5) * step(.955, own.x) * step(max(off.x, off.y), .055) * own.y * .8;
  for (float k = 2.; k > 0.; k--) {
    float wide = .042 - .012 * k, column = floor(at.x / wide) * wide;
    float ridge = .012 + .020 * k + .06 * noise(vec2(column * 7., k * 9.), 5);
    if (at.y < floor(ridge / wide * 2.) * wide * .5) color = mix(color, mist(glow) * (.35 + .25 * k), .8);
  }
  return color;
}

/** The tower: lit windows, and a lantern on top. */
vec3 keep(vec3 at, vec3 n, float soft) {
  float high = at.y - BASE, side = abs(n.x != 0. ? at.z - tower().y : at.x - tower().x);
  if (high > 7.01 && high < 8.59)
    return mix(tip, KEY, .6) * (3. - 2.1 * (stroke(.05, soft, side) + stroke(.07, soft, 1. - side)));
  vec3 color = (NIGHT * .4 + shade * .06) * ((FACING * n.xz).x > 0. ? 1.6 : .7);
  color += mix(accent, tip, .3) * .8 * exp(-abs(high - 7.8) * 1.1) + mix(shade, accent, .5) * .25 * exp(-high * .8);
  float floors = step(.5, mod(floor(high), 2.)) * step(high, 6.) * stroke(.36, soft, abs(fract(high) - .5));
  return color + mix(accent, tip, .8) * 1.3 * floors * stroke(.26, soft, side);
}

/** Light of the path: of its own cubes, and on what is near. */
vec3 light(vec3 at, vec3 n, vec2 here, float edge, float soft) {
  vec2 seen = FACING * at.xz;
  float off = aside(seen), over = abs(at.y - climb(seen.y));
  float toward = n.y > .5 ? .6 : max(.15, -sign(off) * (FACING * n.xz).x);
  float near = exp(-max(abs(off) - .6, 0.) * .8 - over * .35) * step(seen.y, GOAL);
  vec3 color = mix(shade, accent, .75) * 1.8 * toward * near;
  if (here.y < .5) return color;
  float plate = smoothstep(.10 - soft, .10 + soft, edge) * (.7 + 1.1 * edge);
  float flow = smoothstep(-.2, 1., sin(seen.y * .62 + seed.w * 6.));
  float bright = n.y > .5 ? .7 + 1.3 * flow : (.3 + .5 * flow) * exp(-(here.x - at.y) * 2.6);
  return color + mix(mix(accent, tip, .4 + .6 * flow), KEY, .35 * flow) * plate * bright;
}

/** Color of a cube's face. */
vec3 face(vec3 at, vec2 cell, vec3 n, float soft) {
  vec2 f = fract(at.xz) - .5, here = ground(cell);
  vec2 side = abs(n.y > .5 ? f : vec2(n.x != 0. ? f.y : f.x, fract(at.y) - .5));
  float edge = .5 - max(side.x, side.y);
  float own = .6 + .8 * random(ivec2(cell) + ivec2(0, floor(at.y - .01) * 57.), 4).x;
  float open = 1., rim = 0., lit = 0.;
  if (n.y > .5) {
    // What is higher beside it takes the sky; where it is lower, the edge catches light.
    vec4 off = vec4(.5 - f, .5 + f);
    const vec2 x = vec2(1, 0), z = vec2(0, 1);
    vec4 beside = vec4(ground(cell + x).x, ground(cell + z).x, ground(cell - x).x, ground(cell - z).x);
    vec4 shut = step(here.x + .5, beside) * exp(-off * 3.);
    vec4 free = step(beside, vec4(here.x - .5)) * (1. - smoothstep(.05 - soft, .05 + soft, off));
    open = 1. - .7 * max(max(shut.x, shut.y), max(shut.z, shut.w));
    rim = max(max(free.x, free.y), .35 * free.w) * smoothstep(.30, .08, soft);
    lit = trace(at + vec3(0, .01, 0), SUN, 9).normal == vec3(0) ? 1. : 0.;
  } else open = mix(.35, 1., smoothstep(0., 1.8, at.y - ground(cell + n.xz).x));
  float turned = n.y > .5 ? 1. : (FACING * n.xz).x > 0. ? .6 : .35;
  vec3 color = (NIGHT * .35 + shade * .035) * turned + mix(shade, accent, .5) * lit * .24;
  color += light(at, n, here, edge, soft);
  color *= own * open * (1. - .6 * stroke(.02, soft, edge));
  return color + mix(accent, tip, .3) * rim * (.05 + .55 * lit);
}

/** Sends a ray on from still water: how much comes back, and how much of the tower's light breaks on the ripples. */
vec2 mirror(inout vec3 at, inout vec3 way, inout Hit hit) {
  vec2 seen = FACING * at.xz;
  vec2 ripple = vec2(noise(seen * vec2(.8, 2.4), 8), noise(seen * vec2(.9, 3.) + 40., 9));
  float back = mix(.6, 1., pow(1. + way.y, 5.)), off = seen.x / seen.y * 9.;
  way = normalize(vec3(way.xz + ripple * vec2(.05, .02), -way.y).xzy);
  hit = trace(at + vec3(0, .01, 0), way, 14);
  at += way * hit.far;
  return vec2(back, .5 * exp(-off * off) * smoothstep(-.04, .30, ripple.y));
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  // Where words stand nothing is seen.
  float seen = smoothstep(0., mix(.15, .6, portrait), loud(uv));
  if (seen == 0.) return vec3(0);
  vec2 s = p - mix(vec2(mix(.52, .84, seed.w), .02), vec2(.84, .12), portrait);
  vec3 ahead = vec3(0, -sin(PITCH), cos(PITCH)), up = vec3(0, cos(PITCH), sin(PITCH));
  vec3 view = vec3(s.x, 0, 0) + up * s.y + ahead * LENS, eye = vec3(0, EYE, 0);
  vec3 way = normalize(vec3(view.xz * FACING, view.y).xzy);
  Hit hit = trace(eye, way, 70);
  float far = hit.far;
  vec3 wall = meet(eye, way, far), color;
  vec3 at = eye + way * far;
  float soft = pixel / LENS * far;
  if (wall != vec3(0)) color = keep(at, wall, soft);
  else if (hit.normal == vec3(0)) color = sky(way);
  else {
    vec2 water = at.y < .01 && hit.normal.y > .5 ? mirror(at, way, hit) : vec2(1, 0);
    color = hit.normal == vec3(0) ? mist(.6) : face(at, hit.cell, hit.normal, soft);
    color = color * water.x + mix(accent, tip, .5) * water.y;
    color = mix(color, mist(exp(-view.x * view.x / (view.z * view.z) * 2.6)), 1. - exp(-pow(far / 58., 3.)));
  }
  // The lantern's halo.
  vec3 lamp = vec3(FACING * tower(), BASE + 7.8).xzy - eye;
  float off = length(s - vec2(lamp.x, dot(lamp, up)) / dot(lamp, ahead) * LENS);
  return (color + mix(accent, tip, .6) * (.24 * exp(-off * 8.) + .5 * exp(-off * 30.))) * seen;
}
