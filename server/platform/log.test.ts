import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'

function capture(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ level: 'debug', format: 'json' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('secrets and addresses are cut out, at the top and inside objects', () => {
  const text = capture((log) =>
    log.info({
      email: 'a@example.com',
      user: { email: 'b@example.com', password: 'p1' },
      req: { headers: { authorization: 'Bearer t1' } },
    }),
  )
  expect(text).not.toMatch(/example\.com|p1|t1/)
  expect(text.match(/\[redacted\]/g)).toHaveLength(4)
})

test('an address inside an error, as databases write them, is cut out of message, stack and cause', () => {
  const cause = new Error('Key (lower(email))=(sam@example.com) already exists.')
  const text = capture((log) =>
    log.error({ err: new Error('insert failed for sam@example.com', { cause }) }),
  )
  expect(text).toContain('insert failed for [redacted]')
  expect(text).not.toContain('sam@example.com')
})

test('what people send cannot begin a line of its own, nor speak to the terminal', () => {
  const text = capture((log) => log.warn({ path: '/a\r\n{"level":60}' }, 'odd \u001B[2J path'))
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  expect(text).not.toContain('\u001B')
})
