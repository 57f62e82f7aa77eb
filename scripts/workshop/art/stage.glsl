#version 300 es
precision highp float;
precision highp int;

// What every motif shares: noise, palette, framing, light falloff and grain.
// A motif is a file beside this one that defines paint().

uniform vec2 size;      // picture in pixels
uniform vec4 seed;      // four numbers in [0, 1), the piece's own
uniform vec3 shade;     // palette, linear light: where the cloth turns away
uniform vec3 accent;    // the group's colour
uniform vec3 tip;       // where it faces the light
uniform float portrait; // 1 for phones, 0 for wide screens
uniform float samples;  // per side of a pixel

out vec4 ink;

const vec3 NIGHT = vec3(.008, .019, .058);
const vec3 KEY = vec3(.78, .91, 1.);

// Integer hash (pcg2d): the same bits on every GPU, unlike fract(sin()).
uvec2 pcg(uvec2 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * 1664525u;
  v.y += v.x * 1664525u;
  v ^= v >> 16u;
  v.x += v.y * 1664525u;
  v.y += v.x * 1664525u;
  return v ^ (v >> 16u);
}

vec2 random(ivec2 cell, int layer) {
  uvec2 salt = uvec2(seed.xy * 65536.) + uint(layer) * uvec2(7919u, 104729u);
  return vec2(pcg(uvec2(cell + 32768) + salt) >> 8u) / 16777216.;
}

/** Gradient noise, about -0.7 to 0.7; quintic, so that normals taken from it are smooth. */
float noise(vec2 p, int layer) {
  ivec2 i = ivec2(floor(p));
  vec2 f = fract(p);
  vec2 u = f * f * f * (f * (f * 6. - 15.) + 10.);
  vec2 a = random(i, layer) * 2. - 1.;
  vec2 b = random(i + ivec2(1, 0), layer) * 2. - 1.;
  vec2 c = random(i + ivec2(0, 1), layer) * 2. - 1.;
  vec2 d = random(i + 1, layer) * 2. - 1.;
  float low = mix(dot(a, f), dot(b, f - vec2(1, 0)), u.x);
  float high = mix(dot(c, f - vec2(0, 1)), dot(d, f - 1.), u.x);
  return mix(low, high, u.y);
}

/** Colour at p (height 1.5 units, origin in the middle of the wide picture); uv in [0, 1], pixel in units. */
vec3 paint(vec2 p, vec2 uv, float pixel);

/** 0 where words stand, 1 where the picture may speak. */
float loud(vec2 uv) {
  float wide = smoothstep(.20, .76, uv.x + .12 * uv.y - .05);
  float tall = smoothstep(.25, .82, .34 * uv.x + .72 * uv.y);
  return mix(wide, tall, portrait);
}

vec3 frame(vec2 pixel) {
  vec2 uv = pixel / size;
  float unit = 1.5 / size.y;
  vec2 p = (pixel - .5 * size) * unit;
  // Phones look at the right half, where the wide picture has its mass.
  p += portrait * vec2(.62, -.06);
  vec3 glow = NIGHT + shade * .05 * exp(-2.4 * length((uv - vec2(.95, 1.)) * vec2(1.2, 1.)));
  vec3 colour = mix(NIGHT * 1.1, glow + paint(p, uv, unit), mix(.085, 1., loud(uv)));
  vec2 middle = mix(vec2(.68, .54), vec2(.62, .66), portrait);
  return colour * (1. - .42 * pow(length(uv - middle), 2.));
}

void main() {
  vec3 sum = vec3(0);
  for (float y = .5; y < samples; y++)
    for (float x = .5; x < samples; x++)
      sum += frame(floor(gl_FragCoord.xy) + vec2(x, y) / samples);
  vec3 colour = 1. - exp(-2.05 * sum / (samples * samples));
  colour = pow(colour, vec3(.92));
  // Grain under one and a half levels: dithers the dark gradients, so that none of them bands.
  ink = vec4(colour + (random(ivec2(gl_FragCoord.xy), 99).x - .5) * .010, 1);
}
