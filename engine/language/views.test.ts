import { expect, test } from 'vitest'
import { takenIn } from '#engine/language/acting.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'

const variantOf = (text: string): string | null => readPrompt(text).subjects[0]!.variant

test.for([
  ['bear front view', 'front'],
  ['cat from behind', 'behind'],
  ['cat sitting with its back to us', 'behind'],
  ['un gato negro de espaldas', 'behind'],
  ['wolf side profile', 'profile'],
  ['lion in profile', 'profile'],
  ['horse profile', 'head'],
  ['wolf looking up', 'looking-up'],
  ['cat looking up at the moon', 'looking-up'],
  ['dachshund, side view, just a simple outline', 'side'],
  ['dachshund head, side view', 'profile'],
  ['samurai from behind', 'behind'],
  ['ballerina from behind', 'behind'],
  ['a woman walking, seen from behind', 'walking-behind'],
  ['a couple sitting on a bench from behind', 'sitting-together-behind'],
])('the asked side is the one that is drawn: %s', ([text, view]) => {
  expect(variantOf(text!)).toBe(view)
})

test.for([
  ['lioness face', 'turned'],
  ['stag portrait', 'head'],
  ['a portrait of a horse', 'head'],
  ['wolf portrait in profile', 'profile'],
  ['wolf portrait, howling', 'howling'],
  ['portrait of a roaring bear', 'roaring'],
])('whose face or portrait is asked for shows its head: %s', ([text, view]) => {
  expect(variantOf(text!)).toBe(view)
})

test.for([
  ['bear standing on hind legs', 'rearing'],
  ['horse on its hind legs', 'rearing'],
  ['crow with open beak', 'cawing'],
  ['cawing crow', 'cawing'],
  ['eagle with its beak open', 'screaming'],
  ['lion with open mouth', 'roaring'],
  ['wolf baring its teeth', 'snarling'],
  ['labrador with its tongue out', 'panting'],
  ['two cats cuddling', 'curled'],
  ['a fox sleeping curled up', 'curled'],
  ['wolf lying down', 'lying'],
  ['tiger lying down', 'lying'],
  ['corgi running', 'running'],
  ['elephant walking, trunk raised', 'saluting'],
  ['elephant head with raised trunk', 'trumpeting'],
  ['german shepherd, tongue out', 'panting'],
  ['husky with one ear flopped', 'flopped'],
  ['corgi with one ear folded and its tongue out', 'flopped-panting'],
])('a posture told in several words is drawn: %s', ([text, posture]) => {
  expect(variantOf(text!)).toBe(posture)
})

test.for([
  ['barn owl', 'barn-owl'],
  ['snowy owl', 'snowy-owl'],
  ['great horned owl', 'owl'],
  ['lioness', 'lioness'],
  ['hammerhead shark', 'hammerhead'],
  ['lamb', 'lamb'],
  ['goat', 'goat'],
  ['pug', 'pug'],
  ['beagle', 'beagle'],
  ['border collie', 'border-collie'],
  ['dalmatian', 'dalmatian'],
  ['doberman', 'doberman'],
])('a kind of its own is drawn as itself: %s', ([text, motif]) => {
  expect(readPrompt(`a ${text}`).subjects[0]).toMatchObject({ motif, isStandIn: false })
})

test.each([
  'saint michael with sword defeating the devil',
  'archangel slaying a demon',
  'san miguel venciendo al demonio',
])('who lies under the archangel belongs to the figure: %s', (text) => {
  const { subjects } = takenIn(readPrompt(text))
  expect(subjects.map(({ motif, variant }) => [motif, variant])).toEqual([
    ['archangel', 'defeating'],
  ])
})

test('an archangel who fights nobody stands alone', () => {
  expect(readPrompt('saint michael').subjects[0]).toMatchObject({ motif: 'archangel' })
  expect(variantOf('saint michael')).not.toBe('defeating')
})

test.each([
  ['tête de cerf géométrique', 'head'],
  ['Hirschkopf', 'head'],
  ['cabeza de ciervo con flores', 'head'],
  ['testa di cervo', 'head'],
  ['der Kopf eines Hirsches', 'head'],
  ['un cerf', null],
])('who asks for the head alone is not given the whole beast: "%s"', (prompt, variant) => {
  expect(readPrompt(prompt).subjects[0]!.variant).toBe(variant)
})
