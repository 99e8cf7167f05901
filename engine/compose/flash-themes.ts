/**
 * What hangs together on a wall of flash: worlds that people and tattooists know, each with what it brings, the most telling first. What
 * stands after the bar belongs to its world, but is brought to nobody who has not asked for it: faiths, and things of one people.
 */
const WORLDS: readonly string[] = [
  // The sea, and those who sail it.
  'anchor, sailing-ship, lighthouse, octopus, compass, wave, ship-wheel, whale, seashell, mermaid, shark, swallow, turtle, jellyfish, seahorse, rope-knot, coral, dolphin, nautical-star, crab, bottle, trident, fish, manta-ray, hammerhead | kraken, diver, poseidon, paper-boat, penguin, great-wave, axolotl',
  // The wall of an old shop.
  'rose, swallow, dagger, heart, anchor, panther, snake, skull, eagle, sailing-ship, nautical-star, moth, butterfly | pin-up, devil, banner',
  // Woods of the north.
  'moon, pine-tree, mountain-range, stag, owl, raven, feather, bear, fox, wolf, arrow, mushroom, fern, forest, leaf, rabbit, axe, hawk | paw-print, boar, hedgehog, raccoon, barn-owl, snowy-owl, husky, waterfall, tree, rock, snowflake, animal-skull, tree-of-life',
  // Jungles and plains.
  'leaf, hibiscus, tiger, leopard, palm-tree, snake, parrot, panther, orchid, bamboo, monkey, crown, sun, lion, elephant | lioness, gorilla, giraffe, crocodile, panda, gecko, frog, flamingo, black-cat',
  // A garden.
  'butterfly, peony, bee, rose, hummingbird, daisy, lavender, tulip, ladybug, sunflower, lily, dragonfly, poppy, fern, robin, iris, ivy | carnation, hydrangea, orchid, hibiscus, daffodil, snowdrop, morning-glory, gladiolus, lily-of-the-valley, dandelion, holly, strawberry, flower, snail, thistle, willow, wheat, reed, cherry-blossom, vase',
  // Memento mori.
  'skull, hourglass, candle, raven, rose, moth, snake, dagger, pocket-watch, coffin, skeleton-hand, spider | grim-reaper, skeleton, tombstone, bone, bat, crown, clock, animal-skull, catrina, angel',
  // Love.
  'heart, rose, key, swallow, arrow, lips, padlock, dove, dagger, ring, playing-card, bow, cherry | couple, broken-heart, infinity, anatomical-heart, balloon, woman, claddagh, hands, mother-and-child, baby-feet, fingerprint, heartbeat',
  // The sky at night.
  'moon, star, moth, sun, constellation, planet, owl, comet, clouds, cat, moon-face, bat | galaxy, astronaut, rocket, alien, all-seeing-eye, dreamcatcher, crescent, lightning',
  // Space.
  'rocket, planet, star, comet, moon, constellation, galaxy | astronaut, alien',
  // Witches and goblins.
  'black-cat, moon, candle, mushroom, witch-hat, raven, bottle, book, moth, spider, key, snake, eye, bat, spider-web | pentagram, pumpkin, ghost, frog, evil-eye, fairy, devil, clown, hamsa, all-seeing-eye, zodiac, coffin',
  // Japan.
  'koi, cherry-blossom, crane, peony, chrysanthemum, katana, hannya-mask, dragon, lotus, tiger, wave, torii-gate, bonsai, snake | samurai, geisha, great-wave, temple, bamboo, wind-bars, clouds',
  // The north of the sagas.
  'axe, raven, wolf, sailing-ship, thor-hammer, bear, sword, pine-tree, compass | viking, valknut, vegvisir, celtic-knot',
  // Greece and Rome.
  'laurel-wreath, snake, lightning, olive-branch, columns, spartan-helmet, owl, trident, sword, vase, lion, rose | medusa, zeus, poseidon, comedy-and-tragedy, scales-of-justice, phoenix, griffin, soldier',
  // Egypt.
  'cat, pyramid, beetle, snake, sun, lotus | anubis, eye-of-horus, ankh',
  // Faith.
  'dove, candle, rose, angel-wings, lily, olive-branch, crown, sun | cross, rosary, jesus, virgin-mary, angel, nun, halo, lamb, star-of-david, hands',
  'lotus, mandala, moon, peony, elephant, candle, bamboo, feather | buddha, ganesha, om, chakra, unalome, yin-yang, henna, peace, sacred-geometry, chandelier, lace, filigree',
  // Music.
  'guitar, microphone, vinyl, piano-keys, treble-clef, cassette, headphones, rose, skull, violin, saxophone | drums, music-notes, ballerina',
  // The west.
  'horse, cactus, horseshoe, boots, cowboy-hat, revolver, snake, bull, rose, eagle, playing-card, animal-skull | native-chief, scorpion, pipe, cigarette, bullet, barbed-wire',
  // Luck.
  'horseshoe, dice, playing-card, clover, swallow, ladybug, star, cherry, snake | black-cat, evil-eye, chess-piece, zodiac',
  // The road.
  'motorcycle, skull, eagle, flames, wing, compass, snake, rose, gears, dice | car, bicycle, pipe, cigarette, bullet, chain',
  // Far places.
  'compass, airplane, mountain-range, hot-air-balloon, paper-plane, lighthouse, camera, palm-tree, sailing-ship, swallow | world-map, bicycle, city-skyline, house, castle, temple, volcano, waterfall, window',
  // Dogs and cats.
  'bone, dog, heart, rose, daisy, leaf | paw-print, beagle, border-collie, chihuahua, corgi, dachshund, dalmatian, doberman, french-bulldog, german-shepherd, golden-retriever, husky, labrador, pitbull, poodle, pug, rottweiler',
  'moon, yarn, mouse, fish, cat, butterfly, rose, star, tea-cup | black-cat, paw-print',
  // Fields.
  'wheat, sunflower, horse, rabbit, house, daisy, apple, butterfly, robin | sheep, lamb, goat, bull, ram, boar, tree, lemon, pumpkin, playground-swing, trash-can',
  // What creeps and flies.
  'butterfly, moth, beetle, bee, dragonfly, spider, ladybug, daisy, mushroom, fern, leaf | scorpion, snail, spider-web, semicolon-butterfly, semicolon',
  // Birds.
  'feather, swallow, hummingbird, robin, cherry-blossom, birdcage, dove, parrot, peony, rose, leaf | peacock, flamingo, swan, birds, crane, eagle, hawk, penguin, wing, angel-wings, barn-owl',
  // Sand.
  'cactus, scorpion, sun, snake, animal-skull, moon, gecko | pyramid, volcano',
  // Once upon a time.
  'castle, crown, sword, key, unicorn, mushroom, rose, star, book, western-dragon, moon | fairy, knight, griffin, dragon-head, phoenix, frog, lantern, swan, child, mermaid',
  // Arms.
  'sword, crown, dagger, horse, lion, castle, eagle, rose, axe, snake | knight, katana, soldier, samurai, spartan-helmet, arrow, revolver',
  // By the fire.
  'book, tea-cup, candle, cat, teapot, typewriter, glasses, vase, lantern, pocket-watch, key | pipe, old-man, old-woman, sewing-machine, yarn, frame, light-bulb, hat, house, jar, window, pizza, cupcake',
  // Fights and games.
  'boxing-gloves, lightning, tiger, star, dice, flames, crown, skull, wing | barbell, soccer-ball, skateboard, game-controller, gorilla, pitbull',
  // Hands that make.
  'scissors, needle, yarn, rose, bow, candle, light-bulb | sewing-machine, gears, typewriter, camera',
  // Sweet things.
  'cherry, strawberry, lemon, apple, pineapple, cupcake, daisy, bee, leaf | pizza, balloon, tea-cup, pumpkin, cactus',
  // Weather.
  'lightning, clouds, sun, umbrella, wave, moon, swallow, feather | rain, snowflake, volcano, dandelion',
  // What we are made of.
  'anatomical-heart, eye, skeleton-hand, brain, skull, hands, rose, butterfly | stethoscope, skeleton, heartbeat, fingerprint, barcode, needle, lips',
  // Long ago.
  'fern, leaf, volcano, beetle, crocodile, turtle, seashell | dinosaur, bone',
  // A face, and what goes with one.
  'rose, butterfly, moon, swallow, snake, peony, eye, hands, dagger, feather | woman, man, child, baby, old-man, old-woman, catrina, pin-up, geisha, couple, clown, medusa, top-hat, cowboy-hat, hat, glasses',
]

interface World {
  brings: readonly string[]
  holds: ReadonlySet<string>
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim())

const READ: readonly World[] = WORLDS.map((world) => {
  const [brings = '', also = ''] = world.split('|')
  return { brings: namesIn(brings), holds: new Set([...namesIn(brings), ...namesIn(also)]) }
})

/** For what belongs to no world: what every shop has. */
const ANYWHERE = namesIn('rose, moon, snake, star, butterfly, swallow, heart, dagger, skull, moth')

/** Of the first subject; others count less, since they only stand beside it. */
const HERO_COUNTS = 2

/**
 * What goes with these subjects, the most telling first, none of them among it. Things that share more worlds with them, and stand further
 * to the front there, come first.
 */
export function companionsOf(subjects: readonly string[]): string[] {
  const worth = new Map<string, number>()
  for (const [place, subject] of subjects.entries())
    for (const { brings, holds } of READ) {
      if (!holds.has(subject)) continue
      // A world that is about the subject says more than one that only has it too.
      const seat = brings.indexOf(subject)
      const nearness = seat >= 0 && seat < 6 ? 1.4 : 1
      for (const [n, name] of brings.entries())
        worth.set(
          name,
          (worth.get(name) ?? 0) + ((place === 0 ? HERO_COUNTS : 1) * nearness) / (n + 4),
        )
    }
  const found = [...worth].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  return [...new Set([...found, ...ANYWHERE])].filter((name) => !subjects.includes(name))
}

/** Every name in the table, for the test that each is drawn. */
export const listWorldNames = (): string[] => [...new Set(READ.flatMap(({ holds }) => [...holds]))]
