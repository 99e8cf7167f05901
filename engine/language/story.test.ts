import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const drawn = (prompt: string) => readPrompt(prompt).subjects.map(({ wanted }) => wanted)

test.each([
  ['my sister has a rose on her wrist and i want a tulip on mine', ['tulip']],
  ['I already have a lion on my chest, now I would like a stag', ['stag']],
  ['mi hermana tiene una mariposa en el tobillo y yo quiero una abeja', ['bee']],
  ['my grandma loved robins', ['robin']],
  ["I'm a huge fan of koi fish", ['koi']],
  ['old motorcycle, flat black', ['motorcycle']],
  ['jellyfish, ultra fine line', ['jellyfish']],
  ['una vecchia bicicletta', ['bicycle']],
  ['three peonies: one pink, one white and one burgundy', ['peony']],
  ['a peacock with a fan of feathers', ['peacock']],
  ['geisha holding a fan', ['geisha', 'folding-fan']],
])('what is only told is not drawn, unless nothing else is said: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test('a name that stands in the story is written where the wish asks for it', () => {
  const { lettering } = readPrompt('mia nonna si chiamava Rosa, vorrei il suo nome in corsivo')
  expect(lettering.map(({ text }) => text)).toEqual(['Rosa'])
})

test.each([
  ['Ein Rabe, der auf einem Totenkopf sitzt und eine Rose im Schnabel hält', 'holding raven rose'],
  ['Un poulpe qui serre une ancre dans ses tentacules', 'holding octopus anchor'],
  ['una serpiente que muerde una manzana', 'with snake apple'],
  ['a skeleton riding a horse, swinging a guitar', 'holding skeleton guitar'],
])('verbs join in every language, across clauses: "%s"', (prompt, expected) => {
  const { relations, subjects } = readPrompt(prompt)
  const said = relations.map(
    ({ kind, from, to }) => `${kind} ${subjects[from]!.wanted} ${subjects[to]!.wanted}`,
  )
  expect(said).toContain(expected)
})

test('a place on a bare body is no figure', () => {
  expect(drawn('a small rose on my nude back')).toEqual(['rose'])
})

test.each([
  [
    'I thought about an anchor, and about a phoenix, but both feel like a cliché. A small owl',
    ['owl'],
  ],
  ['We toyed with a mermaid, but they felt too touristy. A lighthouse please', ['lighthouse']],
  ['I wanted a crown on it but actually no, just the lion', ['lion']],
  ['I was going to put a moon on a banner but then no, leave that off. A possum', ['opossum']],
  ["I considered a lion, but I'd rather have a fox with a crown", ['fox', 'crown']],
  ['The runners up were a unicorn and a skull. The winner: a red apple', ['apple']],
  ['We almost went with a koi fish. Instead a crane', ['crane']],
  ['He hates flames and skulls, so a plain helmet', ['helmet']],
  ["My wife can't stand spiders, so a moth", ['moth']],
  ['Zuerst wollte ich einen Phönix, aber das hat jeder. Lieber eine Eule', ['owl']],
  ['Primero pensé en un ancla, pero es muy típico. Mejor un faro', ['lighthouse']],
  ["Au début je pensais à un loup, mais c'est trop vu. Je voudrais un renard", ['fox']],
  ['Eine Dampflok. Die Schienen könnt ihr weglassen', ['train']],
  ['La corona la podéis quitar. Un león', ['lion']],
  ['a rose and a dagger, leave the banner out', ['rose', 'dagger']],
  ['skip the moon, just a moth', ['moth']],
])('what is named only to be turned down is not drawn: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test('an old tattoo is not drawn again where nobody says what comes over it, and its place stays', () => {
  const { subjects, placement } = readPrompt(
    'do you do cover ups? got a botched infinity sign on my wrist, open to anything',
  )
  expect(subjects).toEqual([])
  expect(placement?.gallery).toBe('Wrist')
})

test.each([
  ['three sunflowers for my 3 girls', ['sunflower']],
  ['a teddy bear, for the nursery theme of my baby', ['teddy-bear']],
  [
    'Die Geburtsdaten meiner Kinder 03.06.2015 und 21.11.2018, dazwischen eine kleine Feder',
    ['feather'],
  ],
  ['tres margaritas para mis tres niñas', ['daisy']],
  ['une étoile pour mes deux filles', ['star']],
])('whom it is for is no subject: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test.each([
  [
    "I've looked at mandalas, elephants, all of that, and none of it is me. I want a lantern",
    ['lantern'],
  ],
  ["I have a heart condition so I'd need breaks. A small rose", ['rose']],
  ['My daughter has a heart murmur. I want a fox', ['fox']],
  ["I've never felt at home in either. I'd like a compass", ['compass']],
  ['A fox. I am free in August or in September', ['fox']],
  [
    'I grew up in Leicester. I tried a lot. It was long. What feels right is a small lantern. I have dark skin so please tell me if it will show',
    ['lantern'],
  ],
  ['no flames, every firefighter has those. A fox', ['fox']],
  ['a fox, i still have the card she drew it on', ['fox']],
  ['una llave antigua y un candado, para mi pareja y yo', ['key', 'padlock']],
  ['do u do coverups? old tribal on my shoulder, not sure what i want over it yet', []],
  ['do you do coverups? faded anchor on my calf, I want a panther over it', ['panther']],
  ['a fox, orange obvs', ['fox']],
])('what is told of a life and its body is not drawn: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
  expect(readPrompt(prompt).notDrawn).toEqual([])
})

test.each([
  ['Nurse here, ten years on the ward this spring. A lantern with a moth', ['lantern', 'moth']],
  ['Pirate history geek here! Can I have an octopus?', ['octopus']],
  ['I know everybody gets lions, but mine is a tortoise with a rose', ['turtle', 'rose']],
  ['my brother loved sailing more than anything in the world, so a fox', ['fox']],
  ['We lost our baby last spring, so a small star', ['star']],
  ["I've always loved old maps, so an octopus around a ship", ['octopus', 'sailing-ship']],
  ['since my grandpa signed every card himself, I want a swallow', ['swallow']],
  ['I love the look of sacred hearts, so a lantern with flames', ['lantern', 'flames']],
  ['a fox, like from an old book', ['fox']],
  ['a fox, it should look like an old book illustration', ['fox']],
])('what somebody is, has or likes is told and not drawn: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
  expect(readPrompt(prompt).lettering).toEqual([])
})

test.each([
  [
    'Me and my husband met in Venice so maybe a gondola passing under a bridge? Small, fine line, and 12.06.2015 below it. We are coming over from Leeds',
    ['kayak', 'bridge'],
  ],
  [
    'We got engaged in Paris in the rain. Maybe an umbrella? And 03.04.2019 under it.',
    ['umbrella'],
  ],
  [
    'My dad drove a truck for years. It was his life, so perhaps a compass with a rose? I would like a small banner under it.',
    ['compass', 'rose', 'banner'],
  ],
  [
    'Nos conocimos en el mar, así que quizás un faro con una gaviota? Pequeño, con la fecha 12.06.2015 debajo.',
    ['lighthouse', 'seagull'],
  ],
  [
    'Wir haben uns am Hafen kennengelernt, also vielleicht ein Anker mit einer Rose? Klein, und 12.06.2015 darunter.',
    ['anchor', 'rose'],
  ],
  [
    'On s’est rencontrés à la mer, donc peut-être un phare avec une mouette ? Petit, avec 12.06.2015 en dessous.',
    ['lighthouse', 'seagull'],
  ],
])('a wish that is only offered at the end of a story is a wish: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test.each([
  [
    'Grandad was a trawlerman out of Whitby, so: a lighthouse stood on rocks',
    ['lighthouse', 'rock'],
  ],
  ['Oma war Schneiderin in Köln, deshalb eine Schere mit Faden', ['scissors', 'string']],
  ['A raven with a key. I drive HGVs so nothing on my palm.', ['raven', 'key']],
  ['Conduzco camiones, quiero un faro', ['lighthouse']],
  ['Cover up enquiry. Thinking a big black panther', ['panther']],
  ['a fox on a book, tbh nowt fancy', ['fox', 'book']],
  ['an owl, summat simple innit. Saturdays are best for me', ['owl']],
])('what somebody does or did, and how they talk, is no thing: "%s"', (prompt, expected) => {
  const { subjects, notDrawn } = readPrompt(prompt)
  expect(subjects.map(({ motif }) => motif)).toEqual(expected)
  expect(notDrawn).toEqual([])
})

test.each([
  [
    'a robin on a spade and underneath it "Love you millions" which is how she signed every card',
    ['robin', 'garden-spade'],
  ],
  [
    '"See you later alligator", that’s how my dad ended every phone call, with a swallow',
    ['swallow'],
  ],
  ['ein Rotkehlchen mit "Bussi", so hat sie jede Karte unterschrieben', ['robin']],
  ['un petirrojo con "te quiero", que es como firmaba cada carta', ['robin']],
  ['un rouge-gorge et "bisous", comme elle signait chaque carte', ['robin']],
  ['um beija-flor com "te amo", era como ela assinava cada carta', ['hummingbird']],
  ['un pettirosso con "ti amo", come firmava ogni lettera', ['robin']],
])('how somebody said the words is told of them: "%s"', (prompt, expected) => {
  const { subjects, notDrawn, lettering } = readPrompt(prompt)
  expect(subjects.map(({ motif }) => motif)).toEqual(expected)
  expect(notDrawn).toEqual([])
  expect(lettering).toHaveLength(1)
})

test.each([
  ['Looking to get a memorial for my old man. An anchor with a rose', ['anchor', 'rose']],
  ['my old man loved fishing, a trout with a lure', ['fish', 'fishing-lure']],
  ['my old lady has a rose, I want a skull', ['skull']],
  ['an old man smoking a pipe', ['old-man', 'pipe']],
  ['my old man smoking a pipe', ['old-man', 'pipe']],
  ['portrait of my old man', ['old-man']],
])(
  'an old man of theirs is a father, and seen only where that is asked: "%s"',
  (prompt, expected) => {
    expect(drawn(prompt)).toEqual(expected)
  },
)

test('an old man in quotation marks is written as he stands', () => {
  expect(readPrompt('an anchor with "my old man" below').lettering[0]?.text).toBe('my old man')
})
