import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const relations = (prompt: string): string[] => {
  const { subjects, relations: found } = readPrompt(prompt)
  return found
    .filter(({ kind }) => kind !== 'with')
    .map(({ kind, from, to }) => `${kind} ${subjects[from]!.motif} ${subjects[to]!.motif}`)
}

test.each([
  ['a snake coiled round a dagger', 'around snake dagger'],
  ['a skull surrounded by roses', 'around rose skull'],
  ['ein Pilz, davor ein Löwe', 'behind mushroom lion'],
  ['a stag before a full moon', 'behind moon stag'],
  ['ein Pilz, ein Löwe davor', 'behind mushroom lion'],
  ['uma sereia a segurar uma rosa', 'holding mermaid rose'],
  ['un fantôme qui mange une pizza', 'holding ghost pizza'],
  ["una rosa intrecciata con un'ancora", 'around rose anchor'],
  ['a skull with roses coming out the eyes', 'through rose skull'],
  ['a lighthouse framed by a compass', 'around compass lighthouse'],
  ['a heart stabbed by a dagger', 'through dagger heart'],
  ['a sword driven through a skull', 'through sword skull'],
  ['an owl perched atop a book', 'on owl book'],
  ['a fox riding a turtle', 'on fox turtle'],
  ['a lion crowned with a crown', 'on crown lion'],
  ['a samurai standing in front of the sun', 'behind sun samurai'],
  ['a couple kissing under an umbrella', 'under couple umbrella'],
  ['a bat hanging from a tree', 'under bat tree'],
  ['a raven clutching a key', 'holding raven key'],
  ['a rose in the mouth of a tiger', 'holding tiger rose'],
  ['a panda eating a strawberry', 'holding panda strawberry'],
  ['a ship trapped inside an hourglass', 'inside sailing-ship hourglass'],
  ['a wolf made of flames', 'inside flames wolf'],
  ['ein Löwe aus Rosen', 'inside rose lion'],
  ['un búho con un reloj en el pecho', 'on clock owl'],
  ['a skull with a poppy in each eye', 'inside poppy skull'],
  ['a shark under a boat with a fisherman in it', 'inside man sailing-ship'],
  ['a badger in a dressing gown', 'on dress badger'],
  ['a crow with a key in its beak, standing on a skull', 'on raven skull'],
  ['a bulldog smoking a pipe, top hat and monocle', 'on top-hat french-bulldog'],
  ['a devil and an angel holding a key', 'holding devil key'],
  ['a knight on a horse holding a sword', 'holding knight sword'],
  ['an octopus emerging from a teacup', 'above octopus tea-cup'],
  ['a whale leaping over the moon', 'above whale moon'],
  ['a moon set between two mountains', 'between moon mountain-range'],
  ['mandala with dangling chains', 'under chain mandala'],
  ['eine Schlange schlängelt sich um einen Dolch', 'around snake dagger'],
  ['un pulpo abrazando un ancla', 'holding octopus anchor'],
  ['un chat assis sur une lune', 'on cat moon'],
  ['uma adaga cravada em um coração', 'through dagger heart'],
])('"%s": %s', (prompt, expected) => {
  expect(relations(prompt)).toContain(expected)
})

test.each([
  ['a fox sitting on a book beneath the stars', 'under fox star'],
  ['a tiger walking through bamboo with the sun behind it', 'behind sun tiger'],
  ['rosary around praying hands with doves in the clouds', 'inside dove clouds'],
  ['a crown of roses on a lion', 'on crown lion'],
])('of several subjects the meant one is joined: "%s": %s', (prompt, expected) => {
  expect(relations(prompt)).toContain(expected)
})

test('what is listed together is joined together', () => {
  expect(relations('a bear paw with mountains and trees inside')).toEqual([
    'inside mountain-range paw-print',
    'inside tree paw-print',
  ])
})

test('the young of an animal are more of it', () => {
  expect(readPrompt('a bear with two cubs').subjects).toMatchObject([
    { motif: 'bear', count: 1 },
    { motif: 'bear', count: 2, text: 'cubs' },
  ])
})

test.each([
  ['a family of four wolves', 'wolf', 3],
  ['a family of elephants, a mother and two calves', 'elephant', 2],
  ['mother wolf with three pups', 'wolf', 3],
])('"%s": one large and %s young of its kind', (prompt, motif, young) => {
  const { subjects, placement } = readPrompt(prompt)
  expect(subjects).toMatchObject([
    { motif, count: 1 },
    { motif, count: young, modifiers: ['small'] },
  ])
  expect(placement).toBeNull()
})

test('a name after a pet or a relative is no subject', () => {
  expect(readPrompt('my daughter Rose and a lion').subjects.map(({ motif }) => motif)).toEqual([
    'lion',
  ])
})

test.each(['a fox holding a rose in its mouth', 'a wolf with a rose in its mouth'])(
  '"%s": at the mouth',
  (prompt) => {
    expect(readPrompt(prompt).relations).toMatchObject([{ kind: 'holding', manner: 'in-mouth' }])
  },
)

test.for([
  ['raven on a human skull, a candle next to the skull', 'candle with@beside skull'],
  ['axe behind a round shield, celtic knotwork on the shield', 'celtic-knot on viking-shield'],
  ['skull with a candle on top, a moth next to the candle', 'moth with@beside candle'],
  ['eagle clutching a rattlesnake, a flag behind it', 'flag behind eagle'],
  ['bear catching a fish in a river', 'bear inside river'],
  ['possum screaming in a trash can, banner underneath', 'banner under trash-can'],
  ['jaguar drinking from a stream at the bottom, toucan on a branch', 'jaguar with@drinking river'],
  ['compass and an arrow going through diagonally', 'arrow through compass'],
  ['grim reaper and an old man sitting across from each other', 'grim-reaper with@facing old-man'],
  [
    'cowboy boot with sunflowers and a rose growing out of it',
    'sunflower above@emerging cowboy-boot',
  ],
  ['quiero un sol y debajo 4 golondrinas', 'swallow under sun'],
  ['un helecho en una maceta', 'fern inside vase'],
  ['un globo terráqueo que se deshace en mariposas', 'globe with@becoming butterfly'],
  ['une main qui se dissout en oiseaux', 'hands with@becoming birds'],
  ['Katze und Hund, sitzen nebeneinander und schauen zum Mond', 'cat with@beside dog'],
  ['Katze und Hund, sitzen nebeneinander und schauen zum Mond', 'cat with@towards moon'],
  ['Katze und Hund, sitzen nebeneinander und schauen zum Mond', 'dog with@towards moon'],
  ['Krähe auf nem Grabstein', 'raven on tombstone'],
  ['leão e leoa de frente um pro outro com uma rosa no meio', 'lion with@facing lioness'],
  ['leão e leoa de frente um pro outro com uma rosa no meio', 'rose between lioness'],
  ['um polvo numa garrafa', 'octopus inside bottle'],
] as const)('who stands how to whom is read: %s: %s', ([prompt, expected]) => {
  const { relations: found, subjects } = readPrompt(prompt)
  const said = found.map(({ kind, manner, from, to }) => {
    const how = manner ? `${kind}@${manner}` : kind
    return `${subjects[from]!.wanted} ${how} ${subjects[to]!.wanted}`
  })
  expect(said).toContain(expected)
})

test('nothing stands on what stands on it', () => {
  const { relations: found } = readPrompt(
    'an old helmet sitting on his boots with "Engine 9" on the helmet',
  )
  expect(found.map(({ kind, from, to }) => [kind, from, to])).toEqual([['on', 0, 1]])
})

test.each([
  'a lion with a lioness leaning against him',
  'a fox snuggled up to a badger',
  'a bicycle leaning against a lamppost',
])('who leans against another stands beside it, and not on it: %s', (prompt) => {
  const found = readPrompt(prompt).relations
  expect(found.map(({ kind, manner }) => [kind, manner])).toEqual([['with', 'beside']])
})

test.for<[string, number]>([
  ['moon phases down the spine, seven of them', 7],
  ['a tomato on the vine, three of them', 3],
  ['matching puzzle pieces, one for me and one for my brother', 2],
  ['an owl, on each side a burning candle', 2],
  ['a mother elephant with four calves behind her', 4],
])('how many is told later or by who gets one: "%s"', ([prompt, count]) => {
  expect(readPrompt(prompt).subjects.map((subject) => subject.count)).toContain(count)
})

test.for([
  ['ein Adler, hinter ihm der Vollmond', 'moon behind eagle'],
  ['eine Eule auf einem Ast, hinter ihr der Vollmond', 'moon behind owl'],
  ['tres golondrinas volando hacia una estrella', 'swallow with@towards star'],
  ['una daga con una cuerda enrollada', 'rope-knot around dagger'],
  ['une dague avec une corde enroulée', 'rope-knot around dagger'],
  ['punhal com uma corda enrolada', 'rope-knot around dagger'],
  ['wolf and raven facing each other with the sun in between', 'sun between wolf'],
  ['wolf and raven facing each other with the sun in between', 'sun between raven'],
  ['a toucan and a macaw sitting on a branch, facing each other', 'toucan with@facing parrot'],
  ['a dog and a cat sitting back to back looking at the moon', 'dog with@back-to-back cat'],
  ['Anubis and a wolf back to back with a sun above them', 'anubis with@back-to-back wolf'],
  ['hourglass with a city in the top and sand dunes below', 'dunes inside hourglass'],
  ['a fox and a hare nuzzling', 'fox with@beside rabbit'],
  ['zwei Hunde, die aus einem Fenster schauen', 'dog above@emerging window'],
  ['a cat looking out of a window', 'cat above@emerging window'],
  ['un velero saliendo de un sobre abierto', 'sailing-ship above@emerging envelope'],
  ['a raven stealing a key', 'raven holding key'],
  ['ein Totenkopf, aus dessen Augen Rosen wachsen', 'rose through@emerging skull'],
  ['un arbre dont les racines forment un cœur', 'tree with@forming heart'],
  ['un rouleau à pâtisserie croisé avec un épi de blé', 'rolling-pin through wheat'],
  ['a bunny holding a balloon with her name Nora on it', 'rabbit holding balloon'],
  ['an astronaut holding balloons of planets', 'planet inside balloon'],
  ['ein Elefant, der mit dem Rüssel eine Blume hält', 'elephant holding flower'],
  ['Wolfskopf, halb Mandala, halb realistisch', 'wolf with@half mandala'],
  ['una rosa con una daga atravesándola', 'dagger through rose'],
  ["une boussole avec des montagnes à l'intérieur", 'mountain-range inside compass'],
  ['an owl on a rock with a fish in its beak and a volcano behind it', 'volcano behind owl'],
  ['a rolling pin crossed with a whisk', 'rolling-pin through whisk'],
] as const)('%s: %s', ([prompt, expected]) => {
  const { subjects, relations: found } = readPrompt(prompt)
  const said = found.map(
    ({ kind, manner, from, to }) =>
      `${subjects[from]!.wanted} ${kind}${manner ? `@${manner}` : ''} ${subjects[to]!.wanted}`,
  )
  expect(said).toContain(expected)
})
