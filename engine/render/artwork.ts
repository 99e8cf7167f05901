/** What a style produces: black density, optional colour transmittance, and the vectors it was drawn from where there are any. */
export interface Ink {
  w: number
  h: number
  black: Float32Array
  colour?: { r: Float32Array; g: Float32Array; b: Float32Array }
  vectors?: Vectors
}

export interface Vectors {
  /** Lines and these are all the black there is: the picture can be made again from them at any size. */
  isWhole?: boolean
  /** x, y, radius triples */
  dots: number[]
  /** each stroke is x, y, half width triples along its spine */
  strokes: number[][]
  /** Solid areas as closed rings of x, y pairs. */
  solids?: number[][]
}
