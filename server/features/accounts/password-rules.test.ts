import { expect, test } from 'vitest'
import { findPasswordProblem } from '#server/features/accounts/password-rules.ts'
import { estimateStrength } from '#server/features/accounts/password-strength.service.ts'

const maya = { email: 'maya.lindqvist+ink@example.com', username: 'needlework' }

test.for([
  'password',
  'PASSWORD',
  '123456',
  'qwerty',
  'iloveyou',
  'Passw0rd',
  'dragon2024!',
  '!!monkey12',
])('%s is too common', (password) => {
  expect(findPasswordProblem(password, {})).toMatch('one of the most common')
})

test.for([
  'inkwright',
  'Inkwr1ght',
  'tattoo2024!',
  'T4tt00s',
  '1tattoo',
  'tattoo-tattoo',
  'InkwrightTattoo1',
])('%s is what people would try here first', (password) => {
  expect(findPasswordProblem(password, {})).toMatch('first that people would try here')
})

test.for([
  'maya.lindqvist',
  'MayaLindqvist1',
  'L1ndqvist!',
  'needlework99',
  '123needlework',
  'maya.lindqvist+ink@example.com',
])('%s is too close to its owner', (password) => {
  expect(findPasswordProblem(password, maya)).toMatch('too close to your email or username')
  expect(findPasswordProblem(password, {}), 'for others it will do').toBeUndefined()
})

test('spaces alone are no password', () => {
  expect(findPasswordProblem(' '.repeat(8), {})).toBe('Password must be more than spaces')
})

test.for([
  'a-fine-needle',
  'tattoo my left shoulder',
  'correct horse battery',
  'x7#Kq!pd',
  'пчела-над-рекой',
])('%s is let through', (password) => {
  expect(findPasswordProblem(password, maya)).toBeUndefined()
})

test.for([
  ['needle', 'weak'],
  ['lindqvist-1984', 'fair'],
  ['kX9#pq2L', 'fair'],
  ['a-drawer-full-of-needles', 'strong'],
] as const)('%s is %s', async ([password, strength]) => {
  expect(await estimateStrength(password, maya)).toBe(strength)
})

test('a text made to be dear is estimated in a moment', async () => {
  await estimateStrength('the lists are there now', {})
  const started = performance.now()
  for (const text of ['p4ssw0rd1', '@4$5', '19841225']) await estimateStrength(text.repeat(20), {})
  expect(performance.now() - started).toBeLessThan(1_000)
})
