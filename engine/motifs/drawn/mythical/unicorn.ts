import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import {
  combed,
  horseHead,
  rearingHorse,
  type HorseLook,
} from '#engine/motifs/drawn/animal/horse.ts'

/** Unicorn: the white horse with a spiralled horn, its head or the whole animal rearing. */
export const unicorn: Motif = {
  name: 'unicorn',
  category: 'mythical',
  bulk: 1.2,
  words: ['unicorn', 'unicorn head'],
  variants: ['head', 'rearing'],
  draw({ variant, random }) {
    const spiral = horn(coords('20,-70 36,-112 54,-162'), 8, { tag: 'gold', rings: 9 })
    const look: HorseLook = {
      coat: 'furWhite',
      muzzle: 'pink',
      mane: ['violet', 'pink', 'blue'],
      random,
    }
    if (variant === 'rearing') return measured(rearingHorse(look, spiral))
    return measured(combed([...spiral, ...horseHead(look)]))
  },
}
