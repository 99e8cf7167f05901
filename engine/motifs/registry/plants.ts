import { apple } from '#engine/motifs/drawn/apple.ts'
import { bamboo } from '#engine/motifs/drawn/bamboo.ts'
import { bonsai } from '#engine/motifs/drawn/bonsai.ts'
import { cactus } from '#engine/motifs/drawn/cactus.ts'
import { cherryBlossom } from '#engine/motifs/drawn/cherry-blossom.ts'
import { cherry } from '#engine/motifs/drawn/cherry.ts'
import { chrysanthemum } from '#engine/motifs/drawn/chrysanthemum.ts'
import { clover } from '#engine/motifs/drawn/clover.ts'
import { daffodil } from '#engine/motifs/drawn/daffodil.ts'
import { daisy } from '#engine/motifs/drawn/daisy.ts'
import { dandelion } from '#engine/motifs/drawn/dandelion.ts'
import { fern } from '#engine/motifs/drawn/fern.ts'
import { flower } from '#engine/motifs/drawn/flower.ts'
import { hibiscus } from '#engine/motifs/drawn/hibiscus.ts'
import { holly } from '#engine/motifs/drawn/holly.ts'
import { iris } from '#engine/motifs/drawn/iris.ts'
import { ivy } from '#engine/motifs/drawn/ivy.ts'
import { laurelWreath } from '#engine/motifs/drawn/laurel-wreath.ts'
import { lavender } from '#engine/motifs/drawn/lavender.ts'
import { leaf } from '#engine/motifs/drawn/leaf.ts'
import { lilyOfTheValley } from '#engine/motifs/drawn/lily-of-the-valley.ts'
import { lily } from '#engine/motifs/drawn/lily.ts'
import { lotus } from '#engine/motifs/drawn/lotus.ts'
import { mushroom } from '#engine/motifs/drawn/mushroom.ts'
import { oliveBranch } from '#engine/motifs/drawn/olive-branch.ts'
import { orchid } from '#engine/motifs/drawn/orchid.ts'
import { palmTree } from '#engine/motifs/drawn/palm-tree.ts'
import { peony } from '#engine/motifs/drawn/peony.ts'
import { pineTree } from '#engine/motifs/drawn/pine-tree.ts'
import { poppy } from '#engine/motifs/drawn/poppy.ts'
import { pumpkin } from '#engine/motifs/drawn/pumpkin.ts'
import { rose } from '#engine/motifs/drawn/rose.ts'
import { snowdrop } from '#engine/motifs/drawn/snowdrop.ts'
import { strawberry } from '#engine/motifs/drawn/strawberry.ts'
import { sunflower } from '#engine/motifs/drawn/sunflower.ts'
import { thistle } from '#engine/motifs/drawn/thistle.ts'
import { tree } from '#engine/motifs/drawn/tree.ts'
import { tulip } from '#engine/motifs/drawn/tulip.ts'
import { wheat } from '#engine/motifs/drawn/wheat.ts'
import { willow } from '#engine/motifs/drawn/willow.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const PLANTS: readonly Motif[] = [
  apple,
  bamboo,
  bonsai,
  cactus,
  cherry,
  cherryBlossom,
  chrysanthemum,
  clover,
  daffodil,
  daisy,
  dandelion,
  fern,
  flower,
  hibiscus,
  holly,
  iris,
  ivy,
  laurelWreath,
  lavender,
  leaf,
  lily,
  lilyOfTheValley,
  lotus,
  mushroom,
  oliveBranch,
  orchid,
  palmTree,
  peony,
  pineTree,
  poppy,
  pumpkin,
  rose,
  snowdrop,
  strawberry,
  sunflower,
  thistle,
  tree,
  tulip,
  wheat,
  willow,
]
