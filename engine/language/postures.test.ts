import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const variantsOf = (text: string) => readPrompt(text).subjects.map(({ variant }) => variant)

test.for([
  ['eagle diving, claws out', 'diving'],
  ['falcon in a steep dive', 'diving'],
  ['eagle with outstretched talons', 'attacking'],
  ['owl swooping down on its prey', 'flying'],
  ['raven with its head turned back over its shoulder', 'looking-back'],
  ['panther leaping with claws out', 'leaping'],
  ['wolf stalking its prey', 'prowling'],
  ['cat arching its back', 'arching'],
  ['rabbit standing on its hind legs', 'upright'],
  ['grizzly bear standing on its hind legs and roaring', 'rearing'],
  ['wolf howling on a cliff', 'baying'],
  ['sleeping lion', 'asleep'],
  ['butterfly with open wings', 'open'],
  ['eagle with spread wings', 'flying'],
  ['horse trotting', 'trotting'],
  ['gato durmiendo', 'curled'],
  ['fliegender Adler', 'flying'],
  ['caballo encabritado', 'rearing'],
  ['a possum screaming', 'screaming'],
  ['raccoon yelling at the moon', 'snarling'],
  ['fox screaming', 'snarling'],
  ['husky howling', 'howling'],
  ['wolf howling', 'howling'],
  ['pitbull barking', 'snarling'],
  ['bellender Hund', 'snarling'],
  ['lion yawning', 'roaring'],
  ['a hissing cat, just the head', 'hissing'],
  ['elephant walking toward you, big ears out', 'approaching'],
  ['a lion coming straight at us', 'approaching'],
  ['tiger caminando hacia ti', 'approaching'],
  ['great white shark seen from above', 'above'],
  ['my corgi sitting, one ear up and one ear flopped over', 'flopped-sitting'],
])('the pose that was asked for is the one that is drawn: %s', ([text, pose]) => {
  expect(variantsOf(text!)[0]).toBe(pose)
})

test('each of two beasts takes its own pose', () => {
  expect(variantsOf('a howling wolf and a sleeping bear')).toEqual(['howling', 'lying'])
})

test('who asks for a head gets no body, whatever it does', () => {
  expect(variantsOf('just the head of a roaring tiger')[0]).toBe('roaring')
})

test.for([
  ['red fox', []],
  ['golden retriever', []],
  ['a red wolf', ['red']],
  ['arctic fox', ['white']],
] as const)('a colour that is part of the name is that of the kind: %s', ([text, colours]) => {
  expect(readPrompt(text).subjects[0]!.colours).toEqual(colours)
})

test.for([
  ['king cobra', 'cobra'],
  ['a polar bear walking', 'polar-bear'],
  ['sparrow on a twig', 'sparrow'],
  ['killer whale', 'orca'],
])('a kind of its own is drawn as itself: %s', ([text, motif]) => {
  expect(readPrompt(text!).subjects[0]).toMatchObject({ motif, isStandIn: false })
})
