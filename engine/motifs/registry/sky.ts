import { comet } from '#engine/motifs/drawn/comet.ts'
import { constellation } from '#engine/motifs/drawn/constellation.ts'
import { galaxy } from '#engine/motifs/drawn/galaxy.ts'
import { moon } from '#engine/motifs/drawn/moon.ts'
import { moonFace } from '#engine/motifs/drawn/moon-face.ts'
import { planet } from '#engine/motifs/drawn/planet.ts'
import { star } from '#engine/motifs/drawn/star.ts'
import { sun } from '#engine/motifs/drawn/sun.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const SKY: readonly Motif[] = [
  comet,
  constellation,
  galaxy,
  moon,
  moonFace,
  planet,
  star,
  sun,
]
