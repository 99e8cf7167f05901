import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const ANNA_AND_CALEB = ['Anna', '09.11.18', 'Caleb', '22.04.21']

test.each([
  ['skull with a banner reading memento mori', ['memento mori']],
  ['the word freedom in arabic حرية on my ribs', ['حرية']],
  ['banner with MAMA on it across a red heart', ['MAMA']],
  ['GAME OVER on my knuckles', ['GAME OVER']],
  ['BROOKLYN graffiti tag on my calf', ['BROOKLYN']],
  ['HARD LUCK knuckle tattoo', ['HARD LUCK']],
  ['tattoo design for Olivia and Liam, elegant script', ['Olivia and Liam']],
  ['Minha cachorrinha Pipoca deitada, com o nome dela embaixo', ['Pipoca']],
  ['the names of my kids Leo, Mia and Zoe around a tree', ['Leo, Mia and Zoe']],
  ["my daughter's name Isabella in script", ['Isabella']],
  ['the date May 4th 2011 on my wrist', ['May 4th 2011']],
  ['roman numerals of 1990', ['MCMXC']],
  ['roman numerals 14.VI.1998 fine line', ['14.VI.1998']],
  ['Leo & Max & Ruby names of my kids stacked', ['Leo & Max & Ruby']],
  ["mother's handwriting style: love you always", ['love you always']],
  ['his dates 1941 - 2023 under the name Walter', ['Walter', '1941 - 2023']],
  ['roman numerals for June 5 2010', ['VI.V.MMX']],
  ['coordinates 51.5074° N, 0.1278° W', ['51.5074° N, 0.1278° W']],
  [`coordinates 40°42'46"N 74°00'21"W`, [`40°42'46"N 74°00'21"W`]],
  ['the coordinates "51.5074° N, 0.1278° W"', ['51.5074° N, 0.1278° W']],
  ['GPS coordinates 34.0522 -118.2437 on the forearm', ['34.0522 -118.2437']],
  ['banner with MOM and a heart', ['MOM']],
  ['a skull with a banner NO FEAR', ['NO FEAR']],
  ['initials A.B. in a heart', ['A.B.']],
  ['the letters A and M intertwined', ['A and M']],
  ['letters LOVE on my fingers', ['LOVE']],
  ['gothic letter M', ['M']],
  ['carved into the tree: J + S', ['J + S']],
  ['a scroll that reads In Loving Memory', ['In Loving Memory']],
  ['‚Liebe‘ mit Herz', ['Liebe']],
  ['das Wort Freiheit mit einem Adler', ['Freiheit']],
  ['a palavra fé com uma cruz', ['fé']],
  ['"It\'s a wonderful life" with a bell', ["It's a wonderful life"]],
  ['a wolf with the words "lone" and "wolf"', ['lone', 'wolf']],
  ['dog tag with Max written on it', ['Max']],
  ['a moon with Luna written underneath', ['Luna']],
  ['a lighthouse with text: guide me home', ['guide me home']],
  ['the words: live, laugh, love', ['live, laugh, love']],
  ['ribbon spelling the word "love"', ['love']],
  ['EST 1994 banner', ['EST 1994']],
  ['Psalm 23:4 with a cross', ['Psalm 23:4']],
  ['RIP Dad. Fishing rod and trout', ['RIP Dad']],
  ['a tree with Smith family name on the trunk', ['Smith']],
  ['semper fidelis with eagle', ['semper fidelis']],
  ['stay true written under a rose', ['stay true']],
  ['boxing gloves, ROUND 12 written over them', ['ROUND 12']],
  ['Grandpa Walter 1931-2022 with a fishing rod', ['Grandpa Walter', '1931-2022']],
  ['Aunt Rosa 1950-2019 with a bird', ['Aunt Rosa', '1950-2019']],
  ['„Alles wird gut" am Handgelenk', ['Alles wird gut']],
  ['breathe, one word, lowercase, with a little wave', ['breathe']],
  ['saudade, letra cursiva delicada, com uma andorinha', ['saudade']],
  [
    'Nur wer loslässt, hat die Hände frei - geschwungene Schrift, Schulterblatt',
    ['Nur wer loslässt, hat die Hände frei'],
  ],
  ['let it be, thin script on my wrist', ['let it be']],
  ['the word for "strength" in japanese kanji 力', ['力']],
  ['Vivi, ama, ridi in corsivo', ['Vivi, ama, ridi']],
  ['Familia, en letra cursiva elegante', ['Familia']],
  ['Familie über alles in altdeutscher Schrift', ['Familie über alles']],
  ['Only the strong survive, old english, two lines', ['Only the strong survive']],
  ['Gott mit uns Fraktur', ['Gott mit uns']],
  ['L.M. initials with laurel wreath', ['L.M.']],
  ['DAD with a wrench under it', ['DAD']],
  ['Luna with 4 paw prints', ['Luna']],
  ['Isabella with a daisy', ['Isabella']],
  ['Emma & Jack 2014', ['Emma & Jack', '2014']],
  ['Smith family est. 2010', ['Smith family', 'est. 2010']],
  ['Lucky 13 with a horseshoe', ['Lucky 13']],
  ['hope with a semicolon', ['hope']],
  ['LOVE with the o as a heart', ['L♥VE']],
  ['small letter a', ['a']],
  [
    'Ella, Tom and Max, with birth dates 1.2.2010, 3.4.2012, 5.6.2014',
    ['1.2.2010', '3.4.2012', '5.6.2014'],
  ],
])('"%s" is to be written: %j', (prompt, expected) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual(expected)
})

test.each([
  'rose and dagger, script lettering style',
  'Skull and roses, old english',
  'lion chest piece, chicano style',
  'Medusa with snakes',
  'WOLF with a moon',
  'tattoo in typewriter font with my birth date',
  'quote tattoo, typewriter font',
  'Hello, cursive name tattoo please',
  'a wolf, one word to describe it would be fierce',
  "rock 'n' roll skull",
  "'90s style cartoon ghost",
  "don't forget my dog's paw and the cat's tail",
  '1967 mustang car',
  'pocket watch showing 10:10',
  'my late cat Mittens',
  "no name on it, my boyfriend says that's tacky haha",
  'with Jesus on the cross',
  'my mum says get a rose instead. purple tentacles',
])('"%s" asks for no lettering', (prompt) => {
  expect(readPrompt(prompt).lettering).toEqual([])
})

test('the word that places the lettering places nothing else', () => {
  const { lettering, relations } = readPrompt('a lion with a crown and the name Davi underneath')
  expect(lettering[0]).toMatchObject({ text: 'Davi', position: 'under' })
  expect(relations.map(({ kind }) => kind)).toEqual(['on'])
})

test.for([
  ['uma rosa com o nome Ana escrito na fita e 1990 no caule', ['Ana', '1990']],
  ['a banner under it says RIDE ON DANNY. Black and grey', ['RIDE ON DANNY']],
  ['a teddy bear, with Mila on the balloon', ['Mila']],
  ['a dog, with DUKE underneath in block letters', ['DUKE']],
  ['ein Schiff in einer Flasche, und unter der Flasche steht Heimweh', ['Heimweh']],
  ['a thread that spells Nana if theres space', ['Nana']],
  ['um balão com o nome Teodoro escrito no balão e 22/11/2023 embaixo', ['Teodoro', '22/11/2023']],
] as const)('"%s": where something is written is not written', ([prompt, expected]) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual(expected)
})

test('two lines that were asked above and below stand on either side', () => {
  const { lettering } = readPrompt('due mani con le date 12.05.1960 e 12.05.2020 sopra e sotto')
  expect(lettering.map(({ position }) => position)).toEqual(['above', 'under'])
})

test('an emoji in a quotation that opens curled and closes straight is not spelt out', () => {
  const { lettering } = readPrompt('a rose and “all my ❤ for you" below')
  expect(lettering.map(({ text }) => text)).toEqual(['all my ❤ for you'])
})

test('an emoji between single quotation marks is not spelt out either', () => {
  const { lettering } = readPrompt("a rose with 'my 🔥 for you' below")
  expect(lettering.map(({ text }) => text)).toEqual(['my 🔥 for you'])
})

test('a whole sentence in capitals before a place on the body is written, with its single letters', () => {
  const { lettering } = readPrompt('AND STILL I RISE across the shoulder blades with a small sun')
  expect(lettering.map(({ text }) => text)).toEqual(['AND STILL I RISE'])
})

test.for([
  ['three sunflowers, one name under each: Ava, Quinn and Sophie', 'under'],
  ['ein Adler und drunter der Schriftzug Freiheit', 'under'],
  ['anchor with a ribbon across it that says "hold fast"', 'across'],
  ['a dagger with a banner wrapped around it reading "loyalty"', 'across'],
  ['a dagger with a ribbon saying "no regrets"', null],
] as const)('where the words stand is read before them too: %s', ([prompt, position]) => {
  expect(readPrompt(prompt).lettering[0]!.position).toBe(position)
})

test.each([
  ['Emilia in Schreibschrift, und drüber ein kleines rotes Herz', ['Emilia']],
  ['a swallow and Josephine in thin cursive', ['Josephine']],
  ['Noah and Ezra in old english on my chest', ['Noah and Ezra']],
  ['Mama in Frakturschrift', ['Mama']],
  ['quiero Valentina en la muñeca', ['Valentina']],
  ['Giulia in corsivo con una stellina', ['Giulia']],
  ['want Zaniyah behind my ear with a tiny crown', ['Zaniyah']],
  ['quick q do u do names? want Luna on my wrist', ['Luna']],
  ['hi, just want Marlowe on my ribs', ['Marlowe']],
  ['Anna 09.11.18 and Caleb 22.04.21, each with a little star', ANNA_AND_CALEB],
  ['a fishing lure with his intials T.W.B. on it', ['T.W.B.']],
  ['her initals R.M. in a heart', ['R.M.']],
  ['an old leather helmet with 27 on the front of the helmet', ['27']],
  ['a football jersey with 10 on the back', ['10']],
] as const)('a name or number without a word for writing is written: "%s"', (prompt, expected) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual(expected)
})

test.each([
  'Scorpion on my neck',
  'Scorpian on my neck',
  'Script on my ribs',
  'Capybara behind my ear',
  'Tardigrade on my forearm',
  'Peonies on my shoulder',
  'Zollstock auf meinem Arm',
  'möchte Pusteblume am Handgelenk',
  'a tree with 3 birds, with 2 on the left',
  'five birds, with 3 on the branch',
])('a thing before a place or a number is no name: "%s"', (prompt) => {
  expect(readPrompt(prompt).lettering).toEqual([])
})

test.each([
  ['unas letras q digan familia es todo en la clavicula, finitas', ['familia es todo']],
  ['unas letras que digan hasta el final en el brazo', ['hasta el final']],
  ["je voudrais juste rien n'est grave écrit tout petit sur la côte", ["rien n'est grave"]],
  ['un texte disant tout finit bien sur le poignet', ['tout finit bien']],
  ['una scritta che dica andrà tutto bene sul polso', ['andrà tutto bene']],
  ['andrà tutto bene scritto sul polso', ['andrà tutto bene']],
  ['ich möchte alles wird gut geschrieben am Handgelenk', ['alles wird gut']],
  ['ein Anker auf dem Heimat steht', ['Heimat']],
  ['nada es eterno escrito en la muñeca', ['nada es eterno']],
  ['queria tudo passa escrito no pulso', ['tudo passa']],
  ['uma frase que diga vai dar certo na costela', ['vai dar certo']],
] as const)('words asked in the way of another language: "%s"', (prompt, expected) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual(expected)
  expect(readPrompt(prompt).placement !== null || prompt.includes('Anker')).toBe(true)
})

test.each([
  'ein Leuchtturm auf dem eine Möwe steht',
  'ein Wolf der auf dem Felsen steht',
  'una rosa con su nombre escrito en la muñeca',
])('what stands on something, or was not said, is no inscription: "%s"', (prompt) => {
  expect(readPrompt(prompt).lettering).toEqual([])
})

test.each([
  "Hello, my name is Priya and I'm turning 35. I want a small oil lamp",
  'Hola, me llamo Lucía y quiero una luna',
  'hi my names Dan, want a fox',
  'Ich heiße Jonas und möchte einen Fuchs',
  'a fox please. Thanks, Priya',
])('the name of who writes is no lettering, and nothing that is missing: "%s"', (prompt) => {
  const { lettering, notDrawn } = readPrompt(prompt)
  expect(lettering).toEqual([])
  expect(notDrawn).toEqual([])
})

test('who asks for their own name gets it, whose else gets none of it', () => {
  const own = readPrompt('Hi, my name is Priya. I want a fox with my name under it')
  expect(own.lettering.map(({ text }) => text)).toEqual(['Priya'])
  const hers = readPrompt('Hi, my name is Priya. I want a fox with her name under it')
  expect(hers.lettering).toEqual([])
})

test.each([
  'portrait of a boy. his name on a banner below',
  'a lion with my name on a banner',
  'un león con su nombre en una cinta',
  'ein Löwe, darunter sein Name auf einem Banner',
])('a name that was not said is asked for: "%s"', (prompt) => {
  const { lettering, notDrawn } = readPrompt(prompt)
  expect(lettering).toEqual([])
  expect(notDrawn.map(({ reason }) => reason)).toEqual(['words'])
})

test.each([
  ['knuckle tattoo "HOLD FAST", old sailor block letters, one letter per finger', []],
  ['hold fast on my knuckles, one letter on each finger', []],
  ['the arabic word for patience "صبر" in calligraphy', []],
  ['the japanese symbol for strength 力 with a koi', ['koi']],
  ['the word grow, last letter growing into a vine', ['ivy']],
  ['the name Olivia with a heart over the last letter', ['heart']],
  ['a swallow carrying a letter that says "Lisboa"', ['swallow', 'love-letter']],
] as const)('how the letters stand is no mailed letter: "%s"', (prompt, expected) => {
  const { subjects, notDrawn } = readPrompt(prompt)
  expect(subjects.map(({ motif }) => motif)).toEqual(expected)
  expect(notDrawn).toEqual([])
})

test.each([
  ['"Never give up" written in the shape of a wave', 'wave'],
  ['"love" in the shape of a heart', 'heart'],
] as const)(
  '%s: the shape is that of the words, and nothing stands beside them',
  (prompt, layout) => {
    const brief = readPrompt(prompt)
    expect(brief.writing.layout).toBe(layout)
    expect(brief.subjects).toEqual([])
  },
)

test('who wants exactly the words that somebody signed with is shown nothing of what was signed', () => {
  const brief = readPrompt(
    'Since my grandpa signed every card with "Love, Pops" I want exactly these words in shaky handwriting',
  )
  expect(brief.lettering.map(({ text }) => text)).toEqual(['Love, Pops'])
  expect(brief.subjects).toEqual([])
})

test.each([
  ['"BORN FREE" over an eagle', 'above'],
  ['"BORN FREE" over the mountains', 'above'],
  ['"Mum" over the heart', null],
  ['"Memento Mori" gothic letters with an hourglass under it', 'above'],
  ['"Amor" big old english lettering with a small pair of praying hands below', 'above'],
  ['"Sofia" with a crown above the name', 'under'],
  ['"Noah" with a tiny anchor under the name', 'above'],
])('%s: the words stand %s', (prompt, position) => {
  expect(readPrompt(prompt).lettering.map((one) => one.position)).toEqual([position])
})

test.each([
  [
    'praying hands with a rosary hanging from them and above it in script Only God Can Judge Me',
    'Only God Can Judge Me',
  ],
  [
    'manos rezando con un rosario y encima en letra cursiva Solo Dios puede juzgarme',
    'Solo Dios puede juzgarme',
  ],
  [
    'betende Hände mit Rosenkranz und darüber in Schreibschrift Nur Gott kann mich richten',
    'Nur Gott kann mich richten',
  ],
  [
    'mains en prière avec un chapelet et au-dessus en lettres cursives Dieu seul peut me juger',
    'Dieu seul peut me juger',
  ],
  [
    'mani giunte con un rosario e sopra in corsivo Solo Dio può giudicarmi',
    'Solo Dio può giudicarmi',
  ],
])('%s: hands and rosary are seen, and the words stand above', (prompt, words) => {
  const brief = readPrompt(prompt)
  expect(brief.subjects.map(({ motif }) => motif)).toEqual(['hands', 'rosary'])
  expect(brief.lettering).toEqual([{ text: words, kind: 'quote', position: 'above' }])
  expect(brief.relations.filter(({ kind }) => kind === 'above')).toEqual([])
})

test('who wants the words only is still shown nothing else', () => {
  const brief = readPrompt('My nan signed every card with a rose. I want "Love, Nan", script only')
  expect(brief.subjects).toEqual([])
})

test.each([
  'bat inside a horseshoe, 13 underneath',
  'a horseshoe with 13 underneath',
  'ein Hufeisen, darunter 13',
  'una herradura con un 13 debajo',
  'un fer à cheval, 13 en dessous',
  'uma ferradura com 13 embaixo',
  'un ferro di cavallo con sotto 13',
])('%s: the number is written below', (prompt) => {
  expect(readPrompt(prompt).lettering).toEqual([
    { text: '13', kind: 'numerals', position: 'under' },
  ])
})

test.each([
  ['a dragon with stars, 2 above and 1 below'],
  ['swallows, 10 above the anchor'],
  ['a fox, 12 cm, below the knee'],
  ['a fox with a rose, hopefully under 300'],
])('%s: a number that tells how many or how big is not written', (prompt) => {
  expect(readPrompt(prompt).lettering).toEqual([])
})
