import { animalSkull } from '#engine/motifs/drawn/animal-skull.ts'
import { axolotl } from '#engine/motifs/drawn/axolotl.ts'
import { bat } from '#engine/motifs/drawn/bat.ts'
import { bear } from '#engine/motifs/drawn/bear.ts'
import { bee } from '#engine/motifs/drawn/bee.ts'
import { beetle } from '#engine/motifs/drawn/beetle.ts'
import { birds } from '#engine/motifs/drawn/birds.ts'
import { bull } from '#engine/motifs/drawn/bull.ts'
import { butterfly } from '#engine/motifs/drawn/butterfly.ts'
import { cat } from '#engine/motifs/drawn/cat.ts'
import { crab } from '#engine/motifs/drawn/crab.ts'
import { crane } from '#engine/motifs/drawn/crane.ts'
import { crocodile } from '#engine/motifs/drawn/crocodile.ts'
import { dinosaur } from '#engine/motifs/drawn/dinosaur.ts'
import { dog } from '#engine/motifs/drawn/dog.ts'
import { dolphin } from '#engine/motifs/drawn/dolphin.ts'
import { dove } from '#engine/motifs/drawn/dove.ts'
import { dragonfly } from '#engine/motifs/drawn/dragonfly.ts'
import { eagle } from '#engine/motifs/drawn/eagle.ts'
import { elephant } from '#engine/motifs/drawn/elephant.ts'
import { fish } from '#engine/motifs/drawn/fish.ts'
import { flamingo } from '#engine/motifs/drawn/flamingo.ts'
import { fox } from '#engine/motifs/drawn/fox.ts'
import { frog } from '#engine/motifs/drawn/frog.ts'
import { gecko } from '#engine/motifs/drawn/gecko.ts'
import { giraffe } from '#engine/motifs/drawn/giraffe.ts'
import { gorilla } from '#engine/motifs/drawn/gorilla.ts'
import { hedgehog } from '#engine/motifs/drawn/hedgehog.ts'
import { horse } from '#engine/motifs/drawn/horse.ts'
import { hummingbird } from '#engine/motifs/drawn/hummingbird.ts'
import { jellyfish } from '#engine/motifs/drawn/jellyfish.ts'
import { koi } from '#engine/motifs/drawn/koi.ts'
import { ladybug } from '#engine/motifs/drawn/ladybug.ts'
import { lion } from '#engine/motifs/drawn/lion.ts'
import { mantaRay } from '#engine/motifs/drawn/manta-ray.ts'
import { monkey } from '#engine/motifs/drawn/monkey.ts'
import { moth } from '#engine/motifs/drawn/moth.ts'
import { mouse } from '#engine/motifs/drawn/mouse.ts'
import { octopus } from '#engine/motifs/drawn/octopus.ts'
import { owl } from '#engine/motifs/drawn/owl.ts'
import { panda } from '#engine/motifs/drawn/panda.ts'
import { panther } from '#engine/motifs/drawn/panther.ts'
import { parrot } from '#engine/motifs/drawn/parrot.ts'
import { peacock } from '#engine/motifs/drawn/peacock.ts'
import { penguin } from '#engine/motifs/drawn/penguin.ts'
import { prayingMantis } from '#engine/motifs/drawn/praying-mantis.ts'
import { rabbit } from '#engine/motifs/drawn/rabbit.ts'
import { ram } from '#engine/motifs/drawn/ram.ts'
import { raven } from '#engine/motifs/drawn/raven.ts'
import { robin } from '#engine/motifs/drawn/robin.ts'
import { scorpion } from '#engine/motifs/drawn/scorpion.ts'
import { seahorse } from '#engine/motifs/drawn/seahorse.ts'
import { shark } from '#engine/motifs/drawn/shark.ts'
import { shrimp } from '#engine/motifs/drawn/shrimp.ts'
import { snail } from '#engine/motifs/drawn/snail.ts'
import { snake } from '#engine/motifs/drawn/snake.ts'
import { spider } from '#engine/motifs/drawn/spider.ts'
import { stag } from '#engine/motifs/drawn/stag.ts'
import { swallow } from '#engine/motifs/drawn/swallow.ts'
import { swan } from '#engine/motifs/drawn/swan.ts'
import { tiger } from '#engine/motifs/drawn/tiger.ts'
import { turtle } from '#engine/motifs/drawn/turtle.ts'
import { whale } from '#engine/motifs/drawn/whale.ts'
import { wolf } from '#engine/motifs/drawn/wolf.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const ANIMALS: readonly Motif[] = [
  animalSkull,
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
