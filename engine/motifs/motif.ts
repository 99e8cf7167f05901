import type { Rng } from '#engine/motifs/drawing/geometry.ts'

/** What a filled area is made of. Styles decide colour, black and shading from it, so one drawing serves every style. */
export type Tag =
  | 'paper'
  | 'black'
  | 'petal'
  | 'petalLight'
  | 'leaf'
  | 'wood'
  | 'gold'
  | 'steel'
  | 'steelDark'
  | 'leather'
  | 'ruby'
  | 'ice'
  | 'bone'
  | 'skin'
  | 'hair'
  | 'cloth'
  | 'clothDark'
  | 'fur'
  | 'furLight'
  | 'furDark'
  /** blue-black with a cool sheen: panther, gorilla */
  | 'furBlack'
  | 'furWhite'
  /** bare grey skin: elephant, shark */
  | 'hide'
  | 'feather'
  | 'featherDark'
  | 'featherBlack'
  | 'featherWhite'
  | 'scale'
  | 'belly'
  | 'fin'
  | 'wing'
  | 'wingDark'
  | 'wingLight'
  | 'beak'
  | 'horn'
  | 'iris'
  | 'red'
  | 'blue'
  | 'green'
  | 'violet'
  | 'pink'
  | 'flame'
  | 'flameIn'
  | 'water'
  | 'foam'
  | 'cloud'
  | 'rock'
  | 'rockDark'
  | 'moon'
  | 'sun'
  | 'star'
  | 'banner'
  | 'glass'
  | 'sand'

/** One shape of a motif. Parts are painted in order, later ones on top. Units: the motif's own, about 200 across. */
export interface Part {
  d: string
  /** null draws a line only */
  fill: Tag | null
  /** outline weight relative to the design's line; 0 means no outline */
  stroke?: number
  /** 0 always drawn, 1 left out of minimal styles, 2 fine detail */
  detail?: 0 | 1 | 2
  /** own darkness 0..1 added to the shading */
  tone?: number | undefined
  /** how strongly light models this part, 1 by default */
  shade?: number
  /** a highlight left open for flat styles; those that light the form themselves leave it out */
  isGleam?: boolean
  /** the outline of the same stroke made with a single needle, for the finest styles */
  thin?: string
}

export interface Drawing {
  parts: Part[]
  /** left, top, right, bottom of what is drawn */
  box: [number, number, number, number]
}

export interface Motif {
  name: string
  category:
    | 'animal'
    | 'mythical'
    | 'plant'
    | 'object'
    | 'celestial'
    | 'nature'
    | 'symbol'
    | 'human'
    | 'ornament'
  /** words and phrases people use for it, singular, lower case */
  words: string[]
  variants: readonly string[]
  draw(options: { variant: string; random: Rng }): Drawing
}
