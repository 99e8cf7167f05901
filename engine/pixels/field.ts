export type Values = Float32Array | Uint8Array | Uint16Array | Int32Array

/** Size of a field of one value per point. */
export interface Grid {
  width: number
  height: number
}

/** One value for every point of a rectangle, row by row from the top. */
export interface Field<V extends Values = Float32Array> extends Grid {
  values: V
}
