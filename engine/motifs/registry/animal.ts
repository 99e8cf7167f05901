// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { animalSkull } from '#engine/motifs/drawn/animal/animal-skull.ts'
import { antlers } from '#engine/motifs/drawn/animal/antlers.ts'
import { axolotl } from '#engine/motifs/drawn/animal/axolotl.ts'
import { bat } from '#engine/motifs/drawn/animal/bat.ts'
import { bear } from '#engine/motifs/drawn/animal/bear.ts'
import { bee } from '#engine/motifs/drawn/animal/bee.ts'
import { beetle } from '#engine/motifs/drawn/animal/beetle.ts'
import { birds } from '#engine/motifs/drawn/animal/birds.ts'
import { bull } from '#engine/motifs/drawn/animal/bull.ts'
import { butterfly } from '#engine/motifs/drawn/animal/butterfly.ts'
import { cat } from '#engine/motifs/drawn/animal/cat.ts'
import { crab } from '#engine/motifs/drawn/animal/crab.ts'
import { crane } from '#engine/motifs/drawn/animal/crane.ts'
import { crocodile } from '#engine/motifs/drawn/animal/crocodile.ts'
import { dinosaur } from '#engine/motifs/drawn/animal/dinosaur.ts'
import { dog } from '#engine/motifs/drawn/animal/dog.ts'
import { dolphin } from '#engine/motifs/drawn/animal/dolphin.ts'
import { dove } from '#engine/motifs/drawn/animal/dove.ts'
import { dragonfly } from '#engine/motifs/drawn/animal/dragonfly.ts'
import { eagle } from '#engine/motifs/drawn/animal/eagle.ts'
import { elephant } from '#engine/motifs/drawn/animal/elephant.ts'
import { fish } from '#engine/motifs/drawn/animal/fish.ts'
import { flamingo } from '#engine/motifs/drawn/animal/flamingo.ts'
import { fox } from '#engine/motifs/drawn/animal/fox.ts'
import { frog } from '#engine/motifs/drawn/animal/frog.ts'
import { gecko } from '#engine/motifs/drawn/animal/gecko.ts'
import { giraffe } from '#engine/motifs/drawn/animal/giraffe.ts'
import { gorilla } from '#engine/motifs/drawn/animal/gorilla.ts'
import { hedgehog } from '#engine/motifs/drawn/animal/hedgehog.ts'
import { horse } from '#engine/motifs/drawn/animal/horse.ts'
import { hummingbird } from '#engine/motifs/drawn/animal/hummingbird.ts'
import { jellyfish } from '#engine/motifs/drawn/animal/jellyfish.ts'
import { koi } from '#engine/motifs/drawn/animal/koi.ts'
import { ladybug } from '#engine/motifs/drawn/animal/ladybug.ts'
import { lion } from '#engine/motifs/drawn/animal/lion.ts'
import { mantaRay } from '#engine/motifs/drawn/animal/manta-ray.ts'
import { monkey } from '#engine/motifs/drawn/animal/monkey.ts'
import { moth } from '#engine/motifs/drawn/animal/moth.ts'
import { mouse } from '#engine/motifs/drawn/animal/mouse.ts'
import { octopus } from '#engine/motifs/drawn/animal/octopus.ts'
import { ouroboros } from '#engine/motifs/drawn/animal/ouroboros.ts'
import { owl } from '#engine/motifs/drawn/animal/owl.ts'
import { panda } from '#engine/motifs/drawn/animal/panda.ts'
import { panther } from '#engine/motifs/drawn/animal/panther.ts'
import { parrot } from '#engine/motifs/drawn/animal/parrot.ts'
import { peacock } from '#engine/motifs/drawn/animal/peacock.ts'
import { penguin } from '#engine/motifs/drawn/animal/penguin.ts'
import { prayingMantis } from '#engine/motifs/drawn/animal/praying-mantis.ts'
import { rabbit } from '#engine/motifs/drawn/animal/rabbit.ts'
import { ram } from '#engine/motifs/drawn/animal/ram.ts'
import { raven } from '#engine/motifs/drawn/animal/raven.ts'
import { robin } from '#engine/motifs/drawn/animal/robin.ts'
import { scorpion } from '#engine/motifs/drawn/animal/scorpion.ts'
import { seahorse } from '#engine/motifs/drawn/animal/seahorse.ts'
import { shark } from '#engine/motifs/drawn/animal/shark.ts'
import { shrimp } from '#engine/motifs/drawn/animal/shrimp.ts'
import { snail } from '#engine/motifs/drawn/animal/snail.ts'
import { snake } from '#engine/motifs/drawn/animal/snake.ts'
import { spider } from '#engine/motifs/drawn/animal/spider.ts'
import { stag } from '#engine/motifs/drawn/animal/stag.ts'
import { swallow } from '#engine/motifs/drawn/animal/swallow.ts'
import { swan } from '#engine/motifs/drawn/animal/swan.ts'
import { tiger } from '#engine/motifs/drawn/animal/tiger.ts'
import { turtle } from '#engine/motifs/drawn/animal/turtle.ts'
import { whale } from '#engine/motifs/drawn/animal/whale.ts'
import { wolf } from '#engine/motifs/drawn/animal/wolf.ts'

export const ANIMAL_MOTIFS: readonly Motif[] = [
  animalSkull,
  antlers,
  axolotl,
  bat,
  bear,
  bee,
  beetle,
  birds,
  bull,
  butterfly,
  cat,
  crab,
  crane,
  crocodile,
  dinosaur,
  dog,
  dolphin,
  dove,
  dragonfly,
  eagle,
  elephant,
  fish,
  flamingo,
  fox,
  frog,
  gecko,
  giraffe,
  gorilla,
  hedgehog,
  horse,
  hummingbird,
  jellyfish,
  koi,
  ladybug,
  lion,
  mantaRay,
  monkey,
  moth,
  mouse,
  octopus,
  ouroboros,
  owl,
  panda,
  panther,
  parrot,
  peacock,
  penguin,
  prayingMantis,
  rabbit,
  ram,
  raven,
  robin,
  scorpion,
  seahorse,
  shark,
  shrimp,
  snail,
  snake,
  spider,
  stag,
  swallow,
  swan,
  tiger,
  turtle,
  whale,
  wolf,
]
