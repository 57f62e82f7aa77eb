/** A map of bits, row by row from the top, packed into bytes: the highest bit is the leftmost. */
export interface Mask {
  width: number
  height: number
  /** base64 */
  bits: string
}

/** One picture to draw: a complete fragment shader (GLSL ES 3.00) and the numbers it asks for. */
export interface Drawing {
  shader: string
  /** Uniforms of one to four floats; `size` is set from width and height. */
  uniforms: Record<string, readonly number[]>
  /** What the shader may look up as the sampler `land`. */
  land?: Mask
  width: number
  height: number
}

/**
 * Draws with WebGL 2. Runs inside the browser: it may use nothing from outside its own body.
 * @returns the picture as a PNG data URL.
 * @throws when WebGL is missing or the shader does not compile or link; the message is the driver's.
 */
export function drawInBrowser({ shader, uniforms, land, width, height }: Drawing): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, preserveDrawingBuffer: true })
  if (!gl) throw new Error('This browser has no WebGL 2.')

  const program = gl.createProgram()
  const triangle = '#version 300 es\nvoid main(){gl_Position=vec4(vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.,0,1);}'
  const stages: [number, string][] = [
    [gl.VERTEX_SHADER, triangle],
    [gl.FRAGMENT_SHADER, shader],
  ]
  for (const [kind, source] of stages) {
    const stage = gl.createShader(kind)
    if (!stage) throw new Error('The WebGL context was lost.')
    gl.shaderSource(stage, source)
    gl.compileShader(stage)
    if (!gl.getShaderParameter(stage, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(stage) ?? 'Unknown shader error.')
    gl.attachShader(program, stage)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'Unknown link error.')
  gl.useProgram(program)

  for (const [name, values] of Object.entries({ ...uniforms, size: [width, height] })) {
    const place = gl.getUniformLocation(program, name)
    if (values.length === 1) gl.uniform1fv(place, values)
    if (values.length === 2) gl.uniform2fv(place, values)
    if (values.length === 3) gl.uniform3fv(place, values)
    if (values.length === 4) gl.uniform4fv(place, values)
  }

  if (land) {
    const packed = Uint8Array.from(atob(land.bits), (letter) => letter.charCodeAt(0))
    const texels = Uint8Array.from({ length: land.width * land.height }, (_, i) =>
      (packed[i >> 3] ?? 0) & (128 >> (i & 7)) ? 255 : 0,
    )
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, land.width, land.height, 0, gl.RED, gl.UNSIGNED_BYTE, texels)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  }

  // In strips: one long draw on a software GPU would be killed by the watchdog.
  const strip = 64
  gl.enable(gl.SCISSOR_TEST)
  for (let y = 0; y < height; y += strip) {
    gl.scissor(0, y, width, strip)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.finish()
  }
  const picture = canvas.toDataURL('image/png')
  // Browsers keep few contexts alive; give this one back at once.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return picture
}
