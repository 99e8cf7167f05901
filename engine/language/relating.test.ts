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
