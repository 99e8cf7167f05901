// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { allSeeingEye } from '#engine/motifs/drawn/symbol/all-seeing-eye.ts'
import { ankh } from '#engine/motifs/drawn/symbol/ankh.ts'
import { barcode } from '#engine/motifs/drawn/symbol/barcode.ts'
import { brokenHeart } from '#engine/motifs/drawn/symbol/broken-heart.ts'
import { chakra } from '#engine/motifs/drawn/symbol/chakra.ts'
import { claddagh } from '#engine/motifs/drawn/symbol/claddagh.ts'
import { crescent } from '#engine/motifs/drawn/symbol/crescent.ts'
import { cross } from '#engine/motifs/drawn/symbol/cross.ts'
import { dna } from '#engine/motifs/drawn/symbol/dna.ts'
import { evilEye } from '#engine/motifs/drawn/symbol/evil-eye.ts'
import { eyeOfHorus } from '#engine/motifs/drawn/symbol/eye-of-horus.ts'
import { fingerprint } from '#engine/motifs/drawn/symbol/fingerprint.ts'
import { halo } from '#engine/motifs/drawn/symbol/halo.ts'
import { hamsa } from '#engine/motifs/drawn/symbol/hamsa.ts'
import { heart } from '#engine/motifs/drawn/symbol/heart.ts'
import { heartbeat } from '#engine/motifs/drawn/symbol/heartbeat.ts'
import { infinity } from '#engine/motifs/drawn/symbol/infinity.ts'
import { musicNotes } from '#engine/motifs/drawn/symbol/music-notes.ts'
import { nauticalStar } from '#engine/motifs/drawn/symbol/nautical-star.ts'
import { om } from '#engine/motifs/drawn/symbol/om.ts'
import { pawPrint } from '#engine/motifs/drawn/symbol/paw-print.ts'
import { peace } from '#engine/motifs/drawn/symbol/peace.ts'
import { pentagram } from '#engine/motifs/drawn/symbol/pentagram.ts'
import { semicolonButterfly } from '#engine/motifs/drawn/symbol/semicolon-butterfly.ts'
import { semicolon } from '#engine/motifs/drawn/symbol/semicolon.ts'
import { soundwave } from '#engine/motifs/drawn/symbol/soundwave.ts'
import { starOfDavid } from '#engine/motifs/drawn/symbol/star-of-david.ts'
import { trebleClef } from '#engine/motifs/drawn/symbol/treble-clef.ts'
import { treeOfLife } from '#engine/motifs/drawn/symbol/tree-of-life.ts'
import { unalome } from '#engine/motifs/drawn/symbol/unalome.ts'
import { valknut } from '#engine/motifs/drawn/symbol/valknut.ts'
import { vegvisir } from '#engine/motifs/drawn/symbol/vegvisir.ts'
import { yinYang } from '#engine/motifs/drawn/symbol/yin-yang.ts'
import { zodiac } from '#engine/motifs/drawn/symbol/zodiac.ts'

export const SYMBOL_MOTIFS: readonly Motif[] = [
  allSeeingEye,
  ankh,
  barcode,
  brokenHeart,
  chakra,
  claddagh,
  crescent,
  cross,
  dna,
  evilEye,
  eyeOfHorus,
  fingerprint,
  halo,
  hamsa,
  heart,
  heartbeat,
  infinity,
  musicNotes,
  nauticalStar,
  om,
  pawPrint,
  peace,
  pentagram,
  semicolonButterfly,
  semicolon,
  soundwave,
  starOfDavid,
  trebleClef,
  treeOfLife,
  unalome,
  valknut,
  vegvisir,
  yinYang,
  zodiac,
]
