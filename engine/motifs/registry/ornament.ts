// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { banner } from '#engine/motifs/drawn/ornament/banner.ts'
import { celticKnot } from '#engine/motifs/drawn/ornament/celtic-knot.ts'
import { chandelier } from '#engine/motifs/drawn/ornament/chandelier.ts'
import { filigree } from '#engine/motifs/drawn/ornament/filigree.ts'
import { frame } from '#engine/motifs/drawn/ornament/frame.ts'
import { henna } from '#engine/motifs/drawn/ornament/henna.ts'
import { lace } from '#engine/motifs/drawn/ornament/lace.ts'
import { mandala } from '#engine/motifs/drawn/ornament/mandala.ts'
import { polynesianInspiredBand } from '#engine/motifs/drawn/ornament/polynesian-inspired-band.ts'
import { sacredGeometry } from '#engine/motifs/drawn/ornament/sacred-geometry.ts'
import { tribalBand } from '#engine/motifs/drawn/ornament/tribal-band.ts'
import { windBars } from '#engine/motifs/drawn/ornament/wind-bars.ts'

export const ORNAMENT_MOTIFS: readonly Motif[] = [
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
