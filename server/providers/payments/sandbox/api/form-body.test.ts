import { expect, test } from 'vitest'
import { parseForm } from '#server/providers/payments/sandbox/api/form-body.ts'

const read = (body: string): unknown => JSON.parse(JSON.stringify(parseForm(body)))

test.for([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=1&a=2', { a: '2' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['a[]=x&a[]=y', { a: ['x', 'y'] }],
  ['a[0][price]=p&a[0][quantity]=1', { a: [{ price: 'p', quantity: '1' }] }],
  ['name=M%C3%A4ya+L%26', { name: 'Mäya L&' }],
] as const)('%j is read as Stripe reads it', ([body, expected]) => {
  expect(read(body)).toEqual(expected)
})

test('a name like __proto__ is a name', () => {
  const parsed = parseForm('__proto__[polluted]=1&constructor=2')
  expect(Object.keys(parsed as object)).toEqual(['__proto__', 'constructor'])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.for(['[a]=1', 'a[b=1', 'a]=1', 'a=1&a[b]=2', 'a[b][c][d][e][f][g]=1'])(
  '%j is refused',
  (body) => {
    expect(() => parseForm(body)).toThrow(/Invalid parameter/)
  },
)

test('too many parameters are refused', () => {
  const body = Array.from({ length: 301 }, (_, index) => `a${index}=1`).join('&')
  expect(() => parseForm(body)).toThrow(/too many/)
})
