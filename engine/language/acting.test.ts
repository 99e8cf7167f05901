import { expect, test } from 'vitest'
import { takenIn } from '#engine/language/acting.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'

const shown = (prompt: string) =>
  takenIn(readPrompt(prompt)).subjects.map(({ motif, variant }) =>
    variant ? `${motif}/${variant}` : motif,
  )

test.each([
  ['an astronaut fishing on the moon', 'astronaut/fishing'],
  ['a man walking in the rain', 'man/walking'],
  ['guy playing guitar', 'man/guitar'],
  ['a woman reading a book', 'woman/reading'],
  ['old couple rowing a boat', 'couple/old-rowing'],
  ['couple kissing', 'couple/kissing'],
  ['two people holding hands', 'couple/holding-hands'],
  ['mother holding her baby', 'mother-and-child/carrying'],
  ['father and daughter walking', 'mother-and-child/father-walking'],
  ['little girl with a balloon', 'child/girl-balloon'],
  ['a boy running', 'child/boy-running'],
  ['soldier kneeling', 'soldier/kneeling'],
  ['angel praying', 'angel/praying'],
  ['full body of a woman standing', 'woman/standing'],
  ['grandpa fishing', 'old-man/fishing'],
  ['my grandma baking', 'old-woman/baking'],
  ['dad and me fishing', 'mother-and-child/father-fishing'],
  ['my brother skateboarding', 'man/skateboarding'],
  ['mum reading to her child', 'mother-and-child/mother-reading'],
  ['my grandfather playing guitar', 'old-man/guitar'],
  ['my son skateboarding', 'child/boy-skateboarding'],
  ['a pin-up sitting on a barrel', 'pin-up/sitting'],
])('who does something is shown whole, doing it: %s', (prompt, view) => {
  expect(shown(prompt)).toContain(view)
})

test.each([
  ['guy playing guitar', 'guitar'],
  ['a woman reading a book', 'book'],
  ['a couple rowing a boat', 'sailing-ship'],
  ['little girl with a balloon', 'balloon'],
  ['my brother skateboarding', 'skateboard'],
  ['a samurai wearing a helmet', 'visored-helm'],
  ['a geisha in a kimono', 'kimono'],
])('what the doing has in it is not drawn a second time: %s', (prompt, thing) => {
  expect(shown(prompt)).not.toContain(thing)
})

test.each([
  ['Jesus with a crown of thorns', 'jesus/thorns', 'crown'],
  ['portrait of a little girl', 'child/girl-portrait', 'child/girl-standing'],
  ['portrait of a little boy', 'child/boy-portrait', 'child/boy-standing'],
])('a head shows what was asked of it: %s', (prompt, view, other) => {
  expect(shown(prompt)).toContain(view)
  expect(shown(prompt).join()).not.toContain(other)
})

test.each(['portrait of a man reading', "an old man's face", 'a woman'])(
  'a portrait, and somebody who does nothing, is a head: %s',
  (prompt) => {
    for (const { variant } of readPrompt(prompt).subjects)
      expect(variant ?? 'head').not.toMatch(/ing$/)
  },
)

test.each(['my dad loved fishing', "my grandma's baking recipe", 'for my grandpa who was fishing'])(
  'kin that is told of, not shown, is not drawn: %s',
  (prompt) => {
    expect(shown(prompt).join()).not.toMatch(/man/)
  },
)

test('a grandmother, and no word more, is an old woman', () => {
  expect(shown('grandmother')).toEqual(['old-woman'])
  expect(shown('my grandpa')).toEqual(['old-man'])
})

test('relations still point at whom they meant when a thing is taken in', () => {
  const { subjects, relations } = takenIn(readPrompt('a woman reading a book under a tree'))
  for (const { from, to } of relations) {
    expect(subjects[from]).toBeDefined()
    expect(subjects[to]).toBeDefined()
  }
})

test.each([
  ['pinky promise', 'hands/promise'],
  ['handshake', 'hands/handshake'],
  ['raised fist', 'hands/fist'],
  ['a hand making a peace sign', 'hands/peace'],
  ['heart shaped hands', 'hands/heart'],
  ["hand holding a baby's hand", 'hands/little-hand'],
  ["a child's hand holding his father's hand", 'hands/childs-hand'],
  ['praying hands', 'hands/praying'],
])('hands are held as they were asked for: %s', (prompt, view) => {
  expect(shown(prompt)).toContain(view)
})

test('a headscarf and earrings are worn by the woman they were named with', () => {
  expect(shown('gypsy woman with hoop earrings and a headscarf')).toEqual(['woman/headscarf'])
})

test.each([
  ['woman with a cowboy hat', 'woman/cowboy-hat'],
  ['man with glasses', 'man/glasses'],
  ['woman with a flower in her hair', 'woman/flower'],
  ['a queen with a crown', 'woman/crown'],
  ['girl with headphones', 'woman/headphones'],
  ['hooded man', 'man/hood'],
])(
  'what somebody has on is worn in their own perspective, and not drawn beside them: %s',
  (prompt, view) => {
    expect(shown(prompt)).toEqual([view])
  },
)

test.each([
  ['african woman', 'woman/african'],
  ['an asian man', 'man/asian'],
  ['black woman', 'woman/african'],
  ['mexican man', 'man/latin'],
  ['portrait of an african woman', 'woman/african'],
])('where somebody comes from is seen in the face: %s', (prompt, view) => {
  expect(shown(prompt)).toEqual([view])
})

test('black ink makes nobody african', () => {
  expect(shown('black and white woman')).toEqual(['woman'])
})

test('what an animal wears, or a hand holds, stays a thing of its own', () => {
  expect(shown('lion with a crown')).toContain('crown')
  expect(shown('woman holding a rose')).toContain('rose')
})

test('a soldier who kneels has the rifle in hand', () => {
  expect(shown('soldier kneeling with rifle')).toEqual(['soldier/kneeling'])
})
