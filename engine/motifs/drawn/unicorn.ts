import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { horseHead } from '#engine/motifs/drawn/horse.ts'

/** Unicorn: the horse's head in white with a spiralled horn. */
export const unicorn: Motif = {
  name: 'unicorn',
  category: 'mythical',
  words: ['unicorn', 'unicorn head'],
  variants: ['head'],
  draw({ random }) {
    const spiral = horn(coords('20,-70 36,-112 54,-162'), 8, { tag: 'gold', rings: 9 })
    return measured([
      ...spiral,
      ...horseHead({
        coat: 'furLight',
        muzzle: 'pink',
        mane: ['violet', 'pink', 'blue'],
        random,
      }),
    ])
  },
}
