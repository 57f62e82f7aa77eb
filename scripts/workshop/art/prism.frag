// One beam meets the edge of a block of glass on a dark table, and leaves it as two fans, each of many threads.

/** How bright a sheet is at u, from 0 at one side to 1 at the other: woven of threads, as fine however wide it is. */
float weave(float u, float wide, int name, float pixel) {
  float pitch = wide / THREADS, thin = min(.0017, pitch * .22), soft = max(thin, pixel * .6);
  float off = abs(fract(u * THREADS) - .5) * pitch;
  float own = random(ivec2(floor(u * THREADS), name), 4).x;
  float line = exp(-off * off / (soft * soft)) * thin / soft;
  return mix(1., .34 + 3. * line * own, smoothstep(2., 6., pitch / pixel));
}

/** Light of a sheet at a place: the wider it has become, the less; and hot where it starts. */
vec3 sheet(Sheet s, int name, float hot, vec2 at, float pixel) {
  float left = cross2(s.left.zw, at - s.left.xy), right = cross2(s.right.zw, at - s.right.xy);
  float wide = max(abs(left - right), .012), along = dot(at - s.left.xy, s.left.zw);
  float u = left / (left - right), soft = max(pixel, .003) / wide;
  float shape = smoothstep(-soft, soft, u) * (1. - smoothstep(1. - soft, 1. + soft, u));
  if (shape <= 0. || along < -.03) return vec3(0);
  along = max(along, 0.);
  float bright = s.light * min(.75 * BEAM / wide, 1.6) * (.85 * exp(-along * .4) + hot * exp(-along * 8.));
  float k = mix(s.near, s.far, u);
  vec3 hue = mix(mix(tip, accent, smoothstep(0., .5, k)), shade, smoothstep(.5, 1., k));
  return mix(hue, KEY, .06) * shape * bright * weave(u, wide, name, pixel);
}

/** Light on the table where a ray meets it, or the dim room that it meets above. */
vec3 around(vec3 from, vec3 way, float pixel) {
  float lamp = smoothstep(.982, .9998, dot(way, vec3(.169, .656, .735)));
  if (way.z > 0.) return mix(accent, tip, .5) * (.03 + 4. * lamp * lamp);

  vec2 at = from.xy - way.xy * from.z / way.z, q = at - corner, lit = at - vec2(.40, .35);
  vec3 color = mix(shade, accent, .3) * .06 * exp(-1.2 * dot(lit, lit));
  for (int k = 0; k < 4; k++) color += sheet(outer[k], k, .6, at, pixel);
  float side = cross2(beam, q) / (.5 * BEAM), u = abs(side), soft = 2. * max(pixel, .004) / BEAM;
  if (dot(q, beam) < 0.) {
    float strip = 1. - smoothstep(1. - soft, 1. + soft, u);
    float woven = mix(1., weave(u, .5 * BEAM, side > 0. ? 8 : 9, pixel), .8);
    color += mix(KEY, tip, min(.15 + .7 * u * u, 1.)) * strip * (1.2 - .6 * u * u) * woven;
    color += mix(accent, tip, .5) * (.20 * exp(-u * .39) + .35 * exp(-u * 1.7)) * (1. - strip);
  }
  // The corner glows, and light seeps out of the foot of the wall that the fans leave by.
  color += mix(tip, KEY, .4) * .5 * exp(-length(q) * 13.);
  float past = length(at - wall[1].xy) - wall[1].z;
  return color + accent * .2 * smoothstep(-.03, 0., past) * exp(-max(past, 0.) * 10. - 9. * pow(cross2(beam, at), 2.));
}

/** Light that stands in the glass, low above the table, as seen along a part of a ray. */
vec3 glow(vec3 at, vec3 way, float far) {
  const float steps = 14.;
  vec3 sum = vec3(0);
  for (float i = .5; i < steps; i++) {
    vec3 q = at + way * far * i / steps;
    float low = 1. - smoothstep(.065, .13, q.z);
    if (low <= 0.) continue;
    for (int k = 0; k < 2; k++) sum += sheet(inner[k], 0, 1.5, q.xy, .012) * low;
    sum += mix(tip, KEY, .3) * .35 * low * exp(-length(q.xy - corner) * 11.);
  }
  return sum * far / steps * 2.4;
}

vec3 paint(vec2 p, vec2 uv, float pixel) {
  if (!traced) trace();
  vec2 middle = mix(vec2(.71, .02) + (seed.xy - .5) * vec2(.14, .10), vec2(.72, .24), portrait);
  float pitch = mix(.80, 1.02, random(ivec2(9), 1).y);
  vec3 ahead = vec3(0, cos(pitch), -sin(pitch)), up = vec3(0, sin(pitch), cos(pitch));
  vec2 s = (p - middle) / ZOOM;
  vec3 at = vec3(0, 0, .1) - ahead * EYE, way = normalize(ahead * EYE + vec3(s.x, 0, 0) + up * s.y);
  pixel *= 1.2 / ZOOM; // the table is seen at a slant
  Span hit = span(at, way);
  if (hit.enter > hit.leave) return around(at, way, pixel);

  at += way * hit.enter;
  vec4 edge = bevel(at, hit.front);
  float through = passes(-dot(edge.xyz, way));
  vec3 color = around(at, reflect(way, edge.xyz), pixel) * (1. - through);
  color += mix(accent, tip, .6) * edge.w * (.07 + .6 * exp(-3.5 * length(at.xy - corner)));
  way = refract(way, edge.xyz, 1. / GLASS);
  // Inside, walls mirror until one lets the ray pass.
  for (int i = 0; i < 4; i++) {
    hit = span(at + way * .0005, way);
    color += glow(at, way, hit.leave) * through;
    at += way * hit.leave;
    if (hit.back == FOOT) {
      for (int k = 0; k < 2; k++) color += sheet(inner[k], k, 1.5, at.xy, pixel) * through * .8;
      return color;
    }
    float near = bevel(at, hit.back).w;
    color += mix(shade, accent, .6) * near * (.06 + .3 * exp(-3.5 * length(at.xy - corner))) * through;
    vec3 n = normal(at, hit.back), gone = refract(way, -n, GLASS);
    if (gone != vec3(0)) return color + around(at, gone, pixel) * through * passes(dot(n, gone));
    way = reflect(way, n);
  }
  return color;
}
