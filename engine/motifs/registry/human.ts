// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { anatomicalHeart } from '#engine/motifs/drawn/human/anatomical-heart.ts'
import { astronaut } from '#engine/motifs/drawn/human/astronaut.ts'
import { babyFeet } from '#engine/motifs/drawn/human/baby-feet.ts'
import { ballerina } from '#engine/motifs/drawn/human/ballerina.ts'
import { clown } from '#engine/motifs/drawn/human/clown.ts'
import { couple } from '#engine/motifs/drawn/human/couple.ts'
import { eye } from '#engine/motifs/drawn/human/eye.ts'
import { footprints } from '#engine/motifs/drawn/human/footprints.ts'
import { geisha } from '#engine/motifs/drawn/human/geisha.ts'
import { hands } from '#engine/motifs/drawn/human/hands.ts'
import { jesus } from '#engine/motifs/drawn/human/jesus.ts'
import { knight } from '#engine/motifs/drawn/human/knight.ts'
import { lips } from '#engine/motifs/drawn/human/lips.ts'
import { motherAndChild } from '#engine/motifs/drawn/human/mother-and-child.ts'
import { samurai } from '#engine/motifs/drawn/human/samurai.ts'
import { skeletonHand } from '#engine/motifs/drawn/human/skeleton-hand.ts'
import { skeleton } from '#engine/motifs/drawn/human/skeleton.ts'
import { skull } from '#engine/motifs/drawn/human/skull.ts'
import { tooth } from '#engine/motifs/drawn/human/tooth.ts'
import { viking } from '#engine/motifs/drawn/human/viking.ts'
import { virginMary } from '#engine/motifs/drawn/human/virgin-mary.ts'
import { woman } from '#engine/motifs/drawn/human/woman.ts'

export const HUMAN_MOTIFS: readonly Motif[] = [
  anatomicalHeart,
  astronaut,
  babyFeet,
  ballerina,
  clown,
  couple,
  eye,
  footprints,
  geisha,
  hands,
  jesus,
  knight,
  lips,
  motherAndChild,
  samurai,
  skeletonHand,
  skeleton,
  skull,
  tooth,
  viking,
  virginMary,
  woman,
]
