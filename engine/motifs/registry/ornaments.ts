import { banner } from '#engine/motifs/drawn/banner.ts'
import { celticKnot } from '#engine/motifs/drawn/celtic-knot.ts'
import { chandelier } from '#engine/motifs/drawn/chandelier.ts'
import { filigree } from '#engine/motifs/drawn/filigree.ts'
import { frame } from '#engine/motifs/drawn/frame.ts'
import { henna } from '#engine/motifs/drawn/henna.ts'
import { lace } from '#engine/motifs/drawn/lace.ts'
import { mandala } from '#engine/motifs/drawn/mandala.ts'
import { polynesianInspiredBand } from '#engine/motifs/drawn/polynesian-inspired-band.ts'
import { sacredGeometry } from '#engine/motifs/drawn/sacred-geometry.ts'
import { tribalBand } from '#engine/motifs/drawn/tribal-band.ts'
import { windBars } from '#engine/motifs/drawn/wind-bars.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const ORNAMENTS: readonly Motif[] = [
  banner,
  celticKnot,
  chandelier,
  filigree,
  frame,
  henna,
  lace,
  mandala,
  polynesianInspiredBand,
  sacredGeometry,
  tribalBand,
  windBars,
]
