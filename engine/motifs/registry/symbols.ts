import { allSeeingEye } from '#engine/motifs/drawn/all-seeing-eye.ts'
import { ankh } from '#engine/motifs/drawn/ankh.ts'
import { barcode } from '#engine/motifs/drawn/barcode.ts'
import { brokenHeart } from '#engine/motifs/drawn/broken-heart.ts'
import { chakra } from '#engine/motifs/drawn/chakra.ts'
import { claddagh } from '#engine/motifs/drawn/claddagh.ts'
import { crescent } from '#engine/motifs/drawn/crescent.ts'
import { cross } from '#engine/motifs/drawn/cross.ts'
import { dna } from '#engine/motifs/drawn/dna.ts'
import { evilEye } from '#engine/motifs/drawn/evil-eye.ts'
import { eyeOfHorus } from '#engine/motifs/drawn/eye-of-horus.ts'
import { fingerprint } from '#engine/motifs/drawn/fingerprint.ts'
import { halo } from '#engine/motifs/drawn/halo.ts'
import { hamsa } from '#engine/motifs/drawn/hamsa.ts'
import { heart } from '#engine/motifs/drawn/heart.ts'
import { heartbeat } from '#engine/motifs/drawn/heartbeat.ts'
import { infinity } from '#engine/motifs/drawn/infinity.ts'
import { musicNotes } from '#engine/motifs/drawn/music-notes.ts'
import { nauticalStar } from '#engine/motifs/drawn/nautical-star.ts'
import { om } from '#engine/motifs/drawn/om.ts'
import { pawPrint } from '#engine/motifs/drawn/paw-print.ts'
import { peace } from '#engine/motifs/drawn/peace.ts'
import { pentagram } from '#engine/motifs/drawn/pentagram.ts'
import { semicolon } from '#engine/motifs/drawn/semicolon.ts'
import { semicolonButterfly } from '#engine/motifs/drawn/semicolon-butterfly.ts'
import { starOfDavid } from '#engine/motifs/drawn/star-of-david.ts'
import { trebleClef } from '#engine/motifs/drawn/treble-clef.ts'
import { treeOfLife } from '#engine/motifs/drawn/tree-of-life.ts'
import { unalome } from '#engine/motifs/drawn/unalome.ts'
import { valknut } from '#engine/motifs/drawn/valknut.ts'
import { vegvisir } from '#engine/motifs/drawn/vegvisir.ts'
import { yinYang } from '#engine/motifs/drawn/yin-yang.ts'
import { zodiac } from '#engine/motifs/drawn/zodiac.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const SYMBOLS: readonly Motif[] = [
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
  semicolon,
  semicolonButterfly,
  starOfDavid,
  trebleClef,
  treeOfLife,
  unalome,
  valknut,
  vegvisir,
  yinYang,
  zodiac,
]
