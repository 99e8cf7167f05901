export type Values = Float32Array | Uint8Array | Uint16Array | Int32Array

/** One value for every point of a rectangle, row by row from the top. */
export interface Field<V extends Values = Float32Array> {
  width: number
  height: number
  values: V
}
