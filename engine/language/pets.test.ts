import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const things = (prompt: string): string[] => readPrompt(prompt).subjects.map(({ wanted }) => wanted)

test.for([
  ['mi perrita Luna (es una salchicha) sobre un libro', ['dachshund', 'book']],
  ['Meu cachorro Thor, era um golden, com uma coroa', ['golden-retriever', 'crown']],
  ['il mio cagnolino Ugo, un bassotto, con un palloncino in bocca', ['dachshund', 'balloon']],
  ['mon chat Pacha, un chartreux, avec un livre', ['cat', 'book']],
  [
    'my dog died, he was a bulldog french. i like his face with a crown',
    ['french-bulldog', 'crown'],
  ],
  ['Mi gato Simón (un naranjoso de esos) en una caja', ['cat', 'box']],
  ['my cat, a calico, in a teacup', ['cat', 'tea-cup']],
])('a breed told beside a pet is the pet: "%s"', ([prompt, wanted]) => {
  expect(things(prompt as string)).toEqual(wanted)
})

test('whose face is meant where the pet was told of before: "queria o rostinho dele com uma coroa"', () => {
  const prompt =
    'Meu cachorro Thor faleceu semana passada (era um golden). Queria o rostinho dele com uma coroa'
  expect(things(prompt)).toEqual(['golden-retriever', 'crown'])
})

test('a pet keeps its name where its breed is told: "Mi perro Toby (un bulldog francés) … y su nombre debajo"', () => {
  const { lettering } = readPrompt(
    'Mi perro Toby (un bulldog francés) con gafas y su nombre debajo',
  )
  expect(lettering).toEqual([{ text: 'Toby', kind: 'name', position: 'under' }])
})
