import { anchor } from '#content/ideas/anchor.ts'
import { angel } from '#content/ideas/angel.ts'
import { arrow } from '#content/ideas/arrow.ts'
import { bear } from '#content/ideas/bear.ts'
import { bee } from '#content/ideas/bee.ts'
import { butterfly } from '#content/ideas/butterfly.ts'
import { cherryBlossom } from '#content/ideas/cherry-blossom.ts'
import { compass } from '#content/ideas/compass.ts'
import { cross } from '#content/ideas/cross.ts'
import { crown } from '#content/ideas/crown.ts'
import { dagger } from '#content/ideas/dagger.ts'
import { dragon } from '#content/ideas/dragon.ts'
import { eagle } from '#content/ideas/eagle.ts'
import { elephant } from '#content/ideas/elephant.ts'
import { feather } from '#content/ideas/feather.ts'
import { fox } from '#content/ideas/fox.ts'
import { heart } from '#content/ideas/heart.ts'
import { horse } from '#content/ideas/horse.ts'
import { hourglass } from '#content/ideas/hourglass.ts'
import { hummingbird } from '#content/ideas/hummingbird.ts'
import type { Idea } from '#content/ideas/idea.ts'
import { koi } from '#content/ideas/koi.ts'
import { lily } from '#content/ideas/lily.ts'
import { lion } from '#content/ideas/lion.ts'
import { lotus } from '#content/ideas/lotus.ts'
import { mandala } from '#content/ideas/mandala.ts'
import { medusa } from '#content/ideas/medusa.ts'
import { moon } from '#content/ideas/moon.ts'
import { moth } from '#content/ideas/moth.ts'
import { mountain } from '#content/ideas/mountain.ts'
import { octopus } from '#content/ideas/octopus.ts'
import { owl } from '#content/ideas/owl.ts'
import { peony } from '#content/ideas/peony.ts'
import { phoenix } from '#content/ideas/phoenix.ts'
import { raven } from '#content/ideas/raven.ts'
import { rose } from '#content/ideas/rose.ts'
import { samurai } from '#content/ideas/samurai.ts'
import { scorpion } from '#content/ideas/scorpion.ts'
import { ship } from '#content/ideas/ship.ts'
import { skull } from '#content/ideas/skull.ts'
import { snake } from '#content/ideas/snake.ts'
import { stag } from '#content/ideas/stag.ts'
import { stars } from '#content/ideas/stars.ts'
import { sun } from '#content/ideas/sun.ts'
import { sunflower } from '#content/ideas/sunflower.ts'
import { swallow } from '#content/ideas/swallow.ts'
import { tiger } from '#content/ideas/tiger.ts'
import { treeOfLife } from '#content/ideas/tree-of-life.ts'
import { turtle } from '#content/ideas/turtle.ts'
import { wave } from '#content/ideas/wave.ts'
import { wolf } from '#content/ideas/wolf.ts'

/** Every idea that has a page, in alphabetical order. */
export const IDEAS: readonly Idea[] = [
  anchor,
  angel,
  arrow,
  bear,
  bee,
  butterfly,
  cherryBlossom,
  compass,
  cross,
  crown,
  dagger,
  dragon,
  eagle,
  elephant,
  feather,
  fox,
  heart,
  horse,
  hourglass,
  hummingbird,
  koi,
  lily,
  lion,
  lotus,
  mandala,
  medusa,
  moon,
  moth,
  mountain,
  octopus,
  owl,
  peony,
  phoenix,
  raven,
  rose,
  samurai,
  scorpion,
  ship,
  skull,
  snake,
  stag,
  stars,
  sun,
  sunflower,
  swallow,
  tiger,
  treeOfLife,
  turtle,
  wave,
  wolf,
]

const BY_NAME: ReadonlyMap<string, Idea> = new Map(
  IDEAS.map((idea) => [idea.name.toLowerCase(), idea]),
)

const BY_TAG: ReadonlyMap<string, Idea> = new Map(
  IDEAS.flatMap((idea) => idea.tags.map((tag) => [tag, idea] as const)),
)

/** By the name as people read it; links carry it in lower case. */
export const findIdea = (name: string): Idea | undefined => BY_NAME.get(name.trim().toLowerCase())

/** The one idea that a motif or tag belongs to. People type tags with spaces, the engine joins words with hyphens. */
export const findIdeaByTag = (tag: string): Idea | undefined =>
  BY_TAG.get(tag.trim().toLowerCase().replaceAll(/\s+/g, '-'))
