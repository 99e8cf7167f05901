// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { comet } from '#engine/motifs/drawn/celestial/comet.ts'
import { constellation } from '#engine/motifs/drawn/celestial/constellation.ts'
import { galaxy } from '#engine/motifs/drawn/celestial/galaxy.ts'
import { moonFace } from '#engine/motifs/drawn/celestial/moon-face.ts'
import { moon } from '#engine/motifs/drawn/celestial/moon.ts'
import { planet } from '#engine/motifs/drawn/celestial/planet.ts'
import { star } from '#engine/motifs/drawn/celestial/star.ts'
import { sun } from '#engine/motifs/drawn/celestial/sun.ts'

export const CELESTIAL_MOTIFS: readonly Motif[] = [
  comet,
  constellation,
  galaxy,
  moonFace,
  moon,
  planet,
  star,
  sun,
]
