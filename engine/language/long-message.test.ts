import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const readThings = (text: string): string[] => readPrompt(text).subjects.map(({ wanted }) => wanted)

test.for<[string, string[]]>([
  [
    'Good morning. My buddies all have anchors and I do not want an anchor. We sailed past a bus once. What I do want is a lighthouse on a cliff.',
    ['lighthouse'],
  ],
  [
    'Buenas tardes. Mi abuelo era relojero y me regaló su taller. Me gustaría un reloj de bolsillo con un gorrión. ¿Cuánto costaría más o menos?',
    ['pocket-watch', 'sparrow'],
  ],
  [
    'Hallo liebes Team. Letztes Jahr ist mein Pferd gestorben. Ich wünsche mir ein Hufeisen mit einer Feder. Termin am liebsten im Frühling?',
    ['horseshoe', 'feather'],
  ],
  ['A wolf howling at the moon. I want it on my arm. It should be dark.', ['wolf', 'moon']],
  ['A fox. A bear. I want it small. Could you add a fern?', ['fox', 'bear', 'fern']],
])('of a long message only the wish is drawn: %s', ([text, things]) => {
  expect(readThings(text)).toEqual(things)
})

test.for<[string, string[]]>([
  ['I have two daughters, both born in winter. I would like an owl with a key.', ['owl', 'key']],
  ['My cousin dances. A raven on a skull would be perfect.', ['raven', 'skull']],
  ['My wife says I am an old goat. A fox in a hat, looking annoyed.', ['fox', 'hat']],
  ['Mia zia faceva la pasta ogni domenica. Vorrei un gatto con una rosa.', ['cat', 'rose']],
  ['Letztes Jahr bin ich mit dem Zug gefahren. Ich hätte gern einen Kompass.', ['compass']],
  ['Mi tía cocinaba todos los domingos. Me gustaría un faro.', ['lighthouse']],
  ["Je viens d'avoir une petite fille. J'aimerais un renard.", ['fox']],
  [
    'We got married at a palm beach bar. We are getting matching ones: only a compass.',
    ['compass'],
  ],
  ['A bear with a fish. I want a moon above it.', ['bear', 'fish', 'moon']],
  ['My cat Rex passed away last year. I want a portrait of him with roses.', ['cat', 'rose']],
  ['My two dogs under a tree. I also want a moon.', ['dog', 'tree', 'moon']],
])('of two sentences the first only tells, unless it is asked for: %s', ([text, things]) => {
  expect(readThings(text)).toEqual(things)
})
