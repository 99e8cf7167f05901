import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['"Stay" in a heart', 'heart'],
  ['"Mum" inside a red heart', 'heart'],
  ['"Amor" dentro de un corazón', 'heart'],
  ['"Family first" around my wrist', 'band'],
  ['"Hold fast" as an armband', 'band'],
  ['"Still I rise" along my forearm', 'limb'],
  ['"Still I rise" down my spine', 'spine'],
  ['"Ava" with a heartbeat', 'heartbeat'],
  ['a rose whose stem is the name "Ava"', 'stem'],
  ['a rose with a stem that says "Ava"', 'stem'],
  ['a rose with the stem saying "Ava"', 'stem'],
  ['una rosa, el tallo dice "Ava"', 'stem'],
  ['a sunflower with the words "my sunshine" as the stem', 'stem'],
  ['"HANNAH" as an ambigram', 'mirror'],
  ['"Wanderlust" curved over a mountain', 'arc'],
  ['a rose with the name "Sofia" in a curve under it', 'arc'],
  ['"Sofia" in a gentle arc', 'arc'],
  ['"Nevertheless she persisted" curved', 'arc'],
  ['"Sofia" curved underneath a rose', 'arc'],
  ['"LOVE" on four fingers', 'knuckles'],
  ['infinity with the word love in its line', 'infinity'],
  ['the name "Ava" ending in an infinity sign', 'infinity-end'],
  ['initials J and M with a heart between', 'heart-between'],
  ['J ♥ M', 'heart-between'],
  ['J + M separated by a tiny heart', 'heart-between'],
  ['las iniciales A y B con un corazón en medio', 'heart-between'],
  ['die Initialen T und S mit einem kleinen Herz dazwischen', 'heart-between'],
  ['"Mum" with a heart in the middle', null],
  ['the word freedom turning into birds', 'birds'],
  ['"Believe" with the last letters dissolving into a flock of birds', 'birds'],
  ['la palabra "libertad" que se convierte en pájaros', 'birds'],
  ['das Wort "Freiheit", das sich in Vögel auflöst', 'birds'],
  ['le mot "liberté" qui se transforme en oiseaux', 'birds'],
  ['"Free" with birds', null],
  ['"Amor" inside a circle', 'ring'],
  ['"Not all who wander are lost" in a circle', 'circle'],
  ['"Wald" in einem Kreis', 'ring'],
  ['"Toujours" sur un ruban', 'banner'],
  ['"Siempre" en una cinta', 'banner'],
  ['"Ava" under a rose', null],
] as const)('%s: the words stand as asked', (prompt, layout) => {
  expect(readPrompt(prompt).writing.layout).toBe(layout)
})

test.each([
  ['"Ava" in my grandmother’s handwriting', 'needle'],
  ['"Ava" in needle script', 'needle'],
  ['"Ava" in all caps', 'sailor'],
  ['"Ava" in Blockschrift', 'sailor'],
  ['"Ava" em máquina de escrever', 'typewriter'],
  ['"Ava" in old english', 'textura'],
  ['"Only God can judge me" gothic, forearm', 'textura'],
  ['"Ava" in gothic with a rose', 'textura'],
  ['"Ava" with a gothic church', null],
  ['"La familia" en letra chicana', 'chicano'],
  ['"Ava" in corsivo', 'needle'],
  ['"Ava" as a graffiti tag', 'tag'],
  ['"Ava" in capital letters', 'roman'],
  ['"Ava" roman style', 'roman'],
  ['"Ava" in japanese brush style', 'brush'],
  ['"Ava"', null],
] as const)('%s: the hand is the one that was named', (prompt, hand) => {
  expect(readPrompt(prompt).writing.hand).toBe(hand)
})

test.each([
  ['the name "Ava" with flowing flourishes', 'rich'],
  ['"Ava" with swirls', 'rich'],
  ['"Ava" mit Schnörkeln', 'rich'],
  ['"Ava" in chicano script with filigree', 'rich'],
  ['"Ava" without flourishes', 'none'],
  ['"Ava"', null],
] as const)(
  '%s: letters are adorned as asked, and the ornament is no thing',
  (prompt, flourish) => {
    const { writing, subjects } = readPrompt(prompt)
    expect(writing.flourish).toBe(flourish)
    expect(subjects.filter(({ source }) => source !== 'none')).toEqual([])
  },
)

test.each(['"Ava" blackletter', '"Ava" graffiti', 'the name Дмитрий in Cyrillic', 'Anna ♥ Ben'])(
  '%s: a hand is nothing that is missing',
  (prompt) => {
    expect(readPrompt(prompt).notDrawn).toEqual([])
  },
)

test.each([
  ['a dagger through the word "Ava"', 'across'],
  ['"Ava" with an arrow through it', 'across'],
  ['a snake wrapped around the word "Ava"', 'across'],
  ['a snake that winds through "Ava"', 'across'],
  ['"Ava" with ivy growing around it', 'across'],
  ['"Ava" behind a rose', 'across'],
  ['"Ava" under a rose', 'under'],
] as const)('%s: the words stand where they were asked', (prompt, position) => {
  expect(readPrompt(prompt).lettering[0]?.position).toBe(position)
})

test.each([
  ['"Ava" in bold letters', 'bold'],
  ['"Ava" thick black font', 'bold'],
  ['"Ava" thin handwriting', 'thin'],
  ['"Ava" letra fina', 'thin'],
  ['"Ava" fine line', 'thin'],
  ['"Ava" with thick and thin strokes', null],
  ['"Ava"', null],
] as const)('%s: the strokes are as heavy as it was said', (prompt, weight) => {
  expect(readPrompt(prompt).writing.weight).toBe(weight)
})

test('bold black letters are no blackletter', () => {
  expect(readPrompt('bold black letters "LOYALTY" across the chest').writing.hand).toBe(null)
  expect(readPrompt('"Loyalty" in black letter').writing.hand).toBe('textura')
})

test('what stands on knuckles is read without quotation marks', () => {
  const { lettering, writing } = readPrompt('knuckle tattoo STAY TRUE')
  expect(lettering.map(({ text }) => text)).toEqual(['STAY TRUE'])
  expect(writing.layout).toBe('knuckles')
})

test('two baby feet are one pair', () => {
  const [feet] = readPrompt('two baby feet with the name Emma').subjects
  expect(feet).toMatchObject({ motif: 'baby-feet', count: 1 })
})

test.each([
  ['"only god can judge me" in one line', 1],
  ['"only god can judge me" on a single line', 1],
  ['"nur Gott darf richten" in einer Zeile', 1],
  ['"Carpe diem" over two lines', 2],
  ['coordinates 41.3874 N, 2.1686 E, small, one line', 1],
  ['"Only the strong survive", old english, two lines', 2],
  ['"Carpe diem"', null],
  ['a wolf in one line drawing', null],
] as const)('%s: in as many lines as were asked', (prompt, lines) => {
  expect(readPrompt(prompt).writing.lines).toBe(lines)
})

test('a hand that is called as people are shows nobody', () => {
  expect(readPrompt('"La familia es todo" en letra chicana').subjects).toEqual([])
  expect(readPrompt('una chicana con rosas').subjects[0]).toMatchObject({ motif: 'woman' })
})
