import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const readThings = (text: string): string[] => readPrompt(text).subjects.map(({ wanted }) => wanted)

test.for<[string, string[]]>([
  [
    'Good morning. My buddies all have anchors and I do not want an anchor. We sailed past a bus once. What I do want is a lighthouse on a cliff.',
    ['lighthouse', 'cliff'],
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
