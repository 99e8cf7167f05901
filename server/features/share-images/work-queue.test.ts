import { expect, test } from 'vitest'
import { TooManySharesError, WorkQueue } from '#server/features/share-images/work-queue.ts'

function openGate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

test('the same work asked for twice is done once', async () => {
  const queue = new WorkQueue<number>({ running: 2, waiting: 2 })
  const gate = openGate()
  let count = 0
  const work = async () => {
    await gate.passed
    return (count += 1)
  }
  const both = Promise.all([queue.run('a', work), queue.run('a', work)])
  gate.open()
  expect(await both).toEqual([1, 1])
  expect(await queue.run('a', work)).toBe(2)
})

test('few run at a time, some wait, and the rest is refused', async () => {
  const queue = new WorkQueue<void>({ running: 1, waiting: 1 })
  const gate = openGate()
  const begun: string[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return gate.passed
  }
  const first = queue.run('first', work('first'))
  const second = queue.run('second', work('second'))
  await expect(queue.run('third', work('third'))).rejects.toThrow(TooManySharesError)
  expect(begun).toEqual(['first'])
  gate.open()
  await Promise.all([first, second])
  expect(begun).toEqual(['first', 'second'])
})

test('work that fails frees its place', async () => {
  const queue = new WorkQueue<string>({ running: 1, waiting: 0 })
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('a', () => Promise.resolve('yes'))).toBe('yes')
})
