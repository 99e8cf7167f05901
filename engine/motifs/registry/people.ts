import { anatomicalHeart } from '#engine/motifs/drawn/anatomical-heart.ts'
import { astronaut } from '#engine/motifs/drawn/astronaut.ts'
import { babyFeet } from '#engine/motifs/drawn/baby-feet.ts'
import { ballerina } from '#engine/motifs/drawn/ballerina.ts'
import { clown } from '#engine/motifs/drawn/clown.ts'
import { couple } from '#engine/motifs/drawn/couple.ts'
import { eye } from '#engine/motifs/drawn/eye.ts'
import { geisha } from '#engine/motifs/drawn/geisha.ts'
import { hands } from '#engine/motifs/drawn/hands.ts'
import { jesus } from '#engine/motifs/drawn/jesus.ts'
import { knight } from '#engine/motifs/drawn/knight.ts'
import { lips } from '#engine/motifs/drawn/lips.ts'
import { motherAndChild } from '#engine/motifs/drawn/mother-and-child.ts'
import { samurai } from '#engine/motifs/drawn/samurai.ts'
import { skeleton } from '#engine/motifs/drawn/skeleton.ts'
import { skeletonHand } from '#engine/motifs/drawn/skeleton-hand.ts'
import { skull } from '#engine/motifs/drawn/skull.ts'
import { tooth } from '#engine/motifs/drawn/tooth.ts'
import { viking } from '#engine/motifs/drawn/viking.ts'
import { virginMary } from '#engine/motifs/drawn/virgin-mary.ts'
import { woman } from '#engine/motifs/drawn/woman.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const PEOPLE: readonly Motif[] = [
  anatomicalHeart,
  astronaut,
  babyFeet,
  ballerina,
  clown,
  couple,
  eye,
  geisha,
  hands,
  jesus,
  knight,
  lips,
  motherAndChild,
  samurai,
  skeleton,
  skeletonHand,
  skull,
  tooth,
  viking,
  virginMary,
  woman,
]
