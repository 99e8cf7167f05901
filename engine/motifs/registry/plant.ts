// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { apple } from '#engine/motifs/drawn/plant/apple.ts'
import { bamboo } from '#engine/motifs/drawn/plant/bamboo.ts'
import { bonsai } from '#engine/motifs/drawn/plant/bonsai.ts'
import { bouquet } from '#engine/motifs/drawn/plant/bouquet.ts'
import { cactus } from '#engine/motifs/drawn/plant/cactus.ts'
import { carnation } from '#engine/motifs/drawn/plant/carnation.ts'
import { cherryBlossom } from '#engine/motifs/drawn/plant/cherry-blossom.ts'
import { cherry } from '#engine/motifs/drawn/plant/cherry.ts'
import { chrysanthemum } from '#engine/motifs/drawn/plant/chrysanthemum.ts'
import { clover } from '#engine/motifs/drawn/plant/clover.ts'
import { daffodil } from '#engine/motifs/drawn/plant/daffodil.ts'
import { daisy } from '#engine/motifs/drawn/plant/daisy.ts'
import { dandelion } from '#engine/motifs/drawn/plant/dandelion.ts'
import { edelweiss } from '#engine/motifs/drawn/plant/edelweiss.ts'
import { eucalyptus } from '#engine/motifs/drawn/plant/eucalyptus.ts'
import { fern } from '#engine/motifs/drawn/plant/fern.ts'
import { flower } from '#engine/motifs/drawn/plant/flower.ts'
import { forgetMeNot } from '#engine/motifs/drawn/plant/forget-me-not.ts'
import { gladiolus } from '#engine/motifs/drawn/plant/gladiolus.ts'
import { hibiscus } from '#engine/motifs/drawn/plant/hibiscus.ts'
import { holly } from '#engine/motifs/drawn/plant/holly.ts'
import { hydrangea } from '#engine/motifs/drawn/plant/hydrangea.ts'
import { iris } from '#engine/motifs/drawn/plant/iris.ts'
import { ivy } from '#engine/motifs/drawn/plant/ivy.ts'
import { laurelWreath } from '#engine/motifs/drawn/plant/laurel-wreath.ts'
import { lavender } from '#engine/motifs/drawn/plant/lavender.ts'
import { leaf } from '#engine/motifs/drawn/plant/leaf.ts'
import { lemon } from '#engine/motifs/drawn/plant/lemon.ts'
import { lilyOfTheValley } from '#engine/motifs/drawn/plant/lily-of-the-valley.ts'
import { lily } from '#engine/motifs/drawn/plant/lily.ts'
import { lotus } from '#engine/motifs/drawn/plant/lotus.ts'
import { marigold } from '#engine/motifs/drawn/plant/marigold.ts'
import { morningGlory } from '#engine/motifs/drawn/plant/morning-glory.ts'
import { mushroom } from '#engine/motifs/drawn/plant/mushroom.ts'
import { oliveBranch } from '#engine/motifs/drawn/plant/olive-branch.ts'
import { orchid } from '#engine/motifs/drawn/plant/orchid.ts'
import { palmTree } from '#engine/motifs/drawn/plant/palm-tree.ts'
import { peony } from '#engine/motifs/drawn/plant/peony.ts'
import { pineTree } from '#engine/motifs/drawn/plant/pine-tree.ts'
import { pineapple } from '#engine/motifs/drawn/plant/pineapple.ts'
import { poppy } from '#engine/motifs/drawn/plant/poppy.ts'
import { pumpkin } from '#engine/motifs/drawn/plant/pumpkin.ts'
import { reed } from '#engine/motifs/drawn/plant/reed.ts'
import { rose } from '#engine/motifs/drawn/plant/rose.ts'
import { rosemary } from '#engine/motifs/drawn/plant/rosemary.ts'
import { snowdrop } from '#engine/motifs/drawn/plant/snowdrop.ts'
import { strawberry } from '#engine/motifs/drawn/plant/strawberry.ts'
import { sunflower } from '#engine/motifs/drawn/plant/sunflower.ts'
import { thistle } from '#engine/motifs/drawn/plant/thistle.ts'
import { tree } from '#engine/motifs/drawn/plant/tree.ts'
import { tulip } from '#engine/motifs/drawn/plant/tulip.ts'
import { wheat } from '#engine/motifs/drawn/plant/wheat.ts'
import { wildflowers } from '#engine/motifs/drawn/plant/wildflowers.ts'
import { willow } from '#engine/motifs/drawn/plant/willow.ts'
import { wisteria } from '#engine/motifs/drawn/plant/wisteria.ts'

export const PLANT_MOTIFS: readonly Motif[] = [
  apple,
  bamboo,
  bonsai,
  bouquet,
  cactus,
  carnation,
  cherryBlossom,
  cherry,
  chrysanthemum,
  clover,
  daffodil,
  daisy,
  dandelion,
  edelweiss,
  eucalyptus,
  fern,
  flower,
  forgetMeNot,
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
  lilyOfTheValley,
  lily,
  lotus,
  marigold,
  morningGlory,
  mushroom,
  oliveBranch,
  orchid,
  palmTree,
  peony,
  pineTree,
  pineapple,
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
  wisteria,
]
