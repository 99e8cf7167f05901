import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

/** What is to be seen, and how it is joined, in short. */
function read(prompt: string) {
  const { subjects, relations } = readPrompt(prompt)
  const name = (at: number) => subjects[at]!.wanted
  return {
    things: subjects.map(({ wanted }) => wanted),
    joins: relations.map(
      ({ from, kind, manner, to }) => `${name(from)} ${manner ?? kind} ${name(to)}`,
    ),
  }
}

test.for([
  ['I need to hide an old anchor on my arm with a peony', ['peony']],
  ['Cover-up: alter Anker am Arm, stattdessen eine Rose', ['rose']],
  ['i have a really bad tattoo from a friend. a rose instead please', ['rose']],
  ['a rose in a color palette of pink and teal', ['rose']],
  ['a wolf, about 10x12 cm', ['wolf']],
  ['a fox standing on its hind legs', ['fox']],
  ['an eagle, wings folded', ['eagle']],
  ['un lobo, ojos amarillos', ['wolf']],
  ['a sailing ship with a lantern on the bow', ['sailing-ship', 'lantern']],
  ['ein Fuchs, der angelt', ['fox']],
  ['a raven as if it flies', ['raven']],
  ['everyone has butterflies. i want a moth', ['moth']],
  ['a heron in reeds. Thanks, Hannah', ['heron', 'reed']],
  ['a moth with a skull pattern on its wings', ['moth']],
  ['half a sun on each wrist that makes a whole when we hold hands', ['sun']],
  ['una cinta que dice "siempre"', ['banner']],
  ['hola, quería saber precio de una rosa', ['rose']],
  ['ein Fuchs mit einem Herbstblatt', ['fox', 'leaf']],
  ['un cactus in fiore, solo linee nere', ['cactus']],
  ['a foxglove, purple for the flower only', ['foxglove']],
  ['gato astronauta en un cohete', ['cat', 'rocket']],
  ['un chat qui pêche', ['cat']],
  ['tres relojes de arena', ['hourglass']],
  ['a rose, for my grandma Ilse', ['rose']],
  ["a lantern. mum says she'll come round", ['lantern']],
  ['my 2 dogs, a black labrador and a white pug', ['labrador', 'pug']],
  ['a string that ends in a flower, a daisy', ['string', 'daisy']],
  ['a golfer mid swing', ['golf']],
  ['a lighthouse but not with a ship', ['lighthouse']],
  ['a compass without the N S E W letters', ['compass']],
  ['a paw print with my cats name Biscuit', ['paw-print']],
  ['ein Fuchs. Wann hättet ihr einen Termin frei?', ['fox']],
  ['a moon with a sleepy face', ['moon']],
  ['a sun and a moon, both with sleepy faces', ['sun', 'moon']],
  ['an avocado half with a face on the pit', ['avocado']],
  ['a 9 year old beagle', ['beagle']],
  ['Nurse tattoo idea - a stethoscope', ['stethoscope']],
  ['un cesto di limoni', ['basket', 'lemon']],
  ['a skull holding a cup like its the holy grail', ['skull', 'tea-cup']],
  ['a scorpion cause im a scorpio', ['scorpion']],
  ['a lion wearing a crown, one eye blue', ['lion', 'crown']],
  ['un Dackel', ['dachshund']],
  ['a badger in a dressing gown, very Wind in the Willows', ['badger', 'dress']],
  ['we wanted a lion, but everyone has one of those. a stag please', ['stag']],
  ['Une rose ? Non, trop vu. Plutôt une pivoine', ['peony']],
  ['buenas tardes, una brújula, grande como una mano', ['compass']],
  ['Bonjour, je cherche un hibou. Merci pour le devis', ['owl']],
  ['a fox with an orange on its head', ['fox', 'orange-fruit']],
  ['an orange fox', ['fox']],
  ['our two kids as foxes', ['fox']],
  ['an elephant and her baby. The baby is asleep', ['elephant']],
  ['two wolves running upright holding hands', ['wolf']],
  ['a raven, in the Edward Gorey style', ['raven']],
  ['the mountains near Chamonix with a lighthouse', ['mountain-range', 'lighthouse']],
  ['i have had my eye on you lot for ages: a swan please', ['swan']],
  ['un búho con un reloj de cuco', ['owl', 'cuckoo-clock']],
  ['eine Biene vor einem Bienenkorb', ['bee', 'beehive']],
  ['une méduse et un phare', ['jellyfish', 'lighthouse']],
  ['uma colmeia e três abelhas', ['beehive', 'bee']],
  ['un vulcano con una barchetta', ['volcano', 'sailing-ship']],
])('%s: only what is asked', ([prompt, things]) => {
  expect(read(prompt as string).things).toEqual(things)
})

test.for([
  ['a branch on which an owl sits', 'owl on branch'],
  ['ein Dolch, um den sich eine Schlange windet', 'snake around dagger'],
  ['a camera with roses instead of a lens', 'rose inside camera'],
  ['a crow on a skull wearing a crown', 'crown wearing skull'],
  ['a rose growing out of a skull’s mouth', 'rose emerging skull'],
  ['a wolf, half of its face is a mandala', 'wolf half mandala'],
  ['face that is half lion and half woman, split down the middle', 'lion half woman'],
  ['un lobo, la mitad de su cara es una calavera', 'wolf half skull'],
  ['a teapot with a mountain in the upper half', 'mountain inside teapot'],
  ['a cauldron, and from the cauldron rises a ghost', 'ghost emerging cauldron'],
  ['ein Bienenkorb, um den drei Bienen kreisen', 'bee around beehive'],
  ['a lion seated like an emperor between two candles', 'lion between candle'],
  ['an old fisherman in a hat rowing his boat', 'fisherman inside ship'],
  ['a skeleton, a sword over his shoulder', 'skeleton holding sword'],
  ['a bear in an armchair with a crown on his head', 'crown on bear'],
  ['a basket of apples', 'apple inside basket'],
  ['a stag on a hill. Behind him a moon is rising', 'moon behind stag'],
  ['un gatto che porta una lanterna', 'cat holding lantern'],
])('%s: %s', ([prompt, join]) => {
  const { joins } = read(prompt!)
  const [from = '', how = '', to = ''] = join!.split(' ')
  expect(joins.some((said) => said.includes(from) && said.includes(how) && said.includes(to))).toBe(
    true,
  )
})

test('brackets right after a thing say which one it is', () => {
  expect(read('an elephant playing three instruments (violin, trumpet and guitar)').things).toEqual(
    ['elephant', 'violin', 'trumpet', 'guitar'],
  )
  expect(readPrompt('her birth flower (daisy)').subjects).toMatchObject([{ wanted: 'daisy' }])
})

test.for([
  ['a scroll with HOPE across it', ['HOPE']],
  ['a design for Mara and Jon, fine script', ['Mara and Jon']],
  ['the number 14 in roman numerals', ['XIV']],
  ['could I get a quote please? a small rose', []],
  ['an infinity sign with Lena as part of the line', ['Lena']],
  ['un cuore con la scritta ROMA', ['ROMA']],
  ['dog tags, CPL J. HART on the tags', ['CPL J. HART']],
  ['my brother keeps saying I should get a dragon', []],
  ['“Ana 1950–2020” under a rose', ['Ana 1950–2020']],
])('%s: what is written', ([prompt, lines]) => {
  expect(readPrompt(prompt as string).lettering.map(({ text }) => text)).toEqual(lines)
})

test.for([
  ['un zorro rosa', 'pink'],
  ['due rondini azzurre', 'blue'],
  ['zwei gelbe Tulpen', 'yellow'],
  ['des roses dorées', 'gold'],
  ['meu carro (um Fusca azul) na praia', 'blue'],
  ['des pivoines roses', 'pink'],
  ['ein Drache, grün mit goldenen Augen', 'green'],
])('%s: %s', ([prompt, colour]) => {
  expect(readPrompt(prompt!).subjects[0]!.colours).toEqual([colour])
})

test.for([
  ['a heart in the colours of the Irish flag', ['green', 'white', 'orange']],
  ['una rosa con los colores de la bandera de Colombia', ['gold', 'blue', 'red']],
  ['ein Herz in den Farben der schwedischen Flagge', ['blue', 'gold']],
  ['a Ukrainian flag', ['blue', 'gold']],
  ['the flag of Wales', ['red', 'green', 'white']],
  ['a wolf in Boston Bruins colors', ['black', 'gold']],
  ['a stag in autumn colours', ['red', 'orange', 'gold']],
  ['the birthstone for February', ['purple']],
  ['a peacock with bright colours', []],
])('colours as asked: %s', ([prompt, colours]) => {
  expect(readPrompt(prompt as string).subjects.map((subject) => subject.colours)).toEqual([colours])
})

test('what is named in writing is no thing where the name comes again', () => {
  const { subjects, lettering } = readPrompt(
    'my two dogs Basil and Pepper with their names below. Basil is the big one',
  )
  expect(subjects).toMatchObject([{ wanted: 'dog', count: 2 }])
  expect(lettering.map(({ text }) => text)).toEqual(['Basil and Pepper'])
})

test('two lines above and below stand so', () => {
  const { lettering } = readPrompt('a heart with 01.02.1990 and 03.04.2020 above and below')
  expect(lettering.map(({ position }) => position)).toEqual(['above', 'under'])
})
