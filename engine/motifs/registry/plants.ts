import { apple } from '#engine/motifs/drawn/apple.ts'
import { bamboo } from '#engine/motifs/drawn/bamboo.ts'
import { bonsai } from '#engine/motifs/drawn/bonsai.ts'
import { bouquet } from '#engine/motifs/drawn/bouquet.ts'
import { cactus } from '#engine/motifs/drawn/cactus.ts'
import { carnation } from '#engine/motifs/drawn/carnation.ts'
import { cherryBlossom } from '#engine/motifs/drawn/cherry-blossom.ts'
import { cherry } from '#engine/motifs/drawn/cherry.ts'
import { chrysanthemum } from '#engine/motifs/drawn/chrysanthemum.ts'
import { clover } from '#engine/motifs/drawn/clover.ts'
import { daffodil } from '#engine/motifs/drawn/daffodil.ts'
import { daisy } from '#engine/motifs/drawn/daisy.ts'
import { dandelion } from '#engine/motifs/drawn/dandelion.ts'
import { eucalyptus } from '#engine/motifs/drawn/eucalyptus.ts'
import { fern } from '#engine/motifs/drawn/fern.ts'
import { flower } from '#engine/motifs/drawn/flower.ts'
import { gladiolus } from '#engine/motifs/drawn/gladiolus.ts'
import { hibiscus } from '#engine/motifs/drawn/hibiscus.ts'
import { holly } from '#engine/motifs/drawn/holly.ts'
import { hydrangea } from '#engine/motifs/drawn/hydrangea.ts'
import { iris } from '#engine/motifs/drawn/iris.ts'
import { ivy } from '#engine/motifs/drawn/ivy.ts'
import { laurelWreath } from '#engine/motifs/drawn/laurel-wreath.ts'
import { lavender } from '#engine/motifs/drawn/lavender.ts'
import { leaf } from '#engine/motifs/drawn/leaf.ts'
import { lemon } from '#engine/motifs/drawn/lemon.ts'
import { lilyOfTheValley } from '#engine/motifs/drawn/lily-of-the-valley.ts'
import { lily } from '#engine/motifs/drawn/lily.ts'
import { lotus } from '#engine/motifs/drawn/lotus.ts'
import { morningGlory } from '#engine/motifs/drawn/morning-glory.ts'
import { mushroom } from '#engine/motifs/drawn/mushroom.ts'
import { oliveBranch } from '#engine/motifs/drawn/olive-branch.ts'
import { orchid } from '#engine/motifs/drawn/orchid.ts'
import { palmTree } from '#engine/motifs/drawn/palm-tree.ts'
import { peony } from '#engine/motifs/drawn/peony.ts'
import { pineTree } from '#engine/motifs/drawn/pine-tree.ts'
import { pineapple } from '#engine/motifs/drawn/pineapple.ts'
import { poppy } from '#engine/motifs/drawn/poppy.ts'
import { pumpkin } from '#engine/motifs/drawn/pumpkin.ts'
import { reed } from '#engine/motifs/drawn/reed.ts'
import { rose } from '#engine/motifs/drawn/rose.ts'
import { rosemary } from '#engine/motifs/drawn/rosemary.ts'
import { snowdrop } from '#engine/motifs/drawn/snowdrop.ts'
import { strawberry } from '#engine/motifs/drawn/strawberry.ts'
import { sunflower } from '#engine/motifs/drawn/sunflower.ts'
import { thistle } from '#engine/motifs/drawn/thistle.ts'
import { tree } from '#engine/motifs/drawn/tree.ts'
import { tulip } from '#engine/motifs/drawn/tulip.ts'
import { wheat } from '#engine/motifs/drawn/wheat.ts'
import { willow } from '#engine/motifs/drawn/willow.ts'
import { wildflowers } from '#engine/motifs/drawn/wildflowers.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const PLANTS: readonly Motif[] = [
  apple,
  bamboo,
  bonsai,
  bouquet,
  cactus,
  carnation,
  cherry,
  cherryBlossom,
  chrysanthemum,
  clover,
  daffodil,
  daisy,
  dandelion,
  eucalyptus,
  fern,
  flower,
  gladiolus,
  hibiscus,
  holly,
  hydrangea,
  iris,
  ivy,
  laurelWreath,
  lavender,
  leaf,
  lemon,
  lily,
  lilyOfTheValley,
  lotus,
  morningGlory,
  mushroom,
  oliveBranch,
  orchid,
  palmTree,
  peony,
  pineapple,
  pineTree,
  poppy,
  pumpkin,
  reed,
  rose,
  rosemary,
  snowdrop,
  strawberry,
  sunflower,
  thistle,
  tree,
  tulip,
  wheat,
  wildflowers,
  willow,
]
