import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What the source must not do. Each list is pinned: a file that joins one is looked at by somebody.

const product = execFileSync('git', ['ls-files', 'app', 'server', 'shared', 'engine', 'content'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|contract)\.tsx?$|test-support/.test(file))

const filesWith = (pattern: RegExp, folder = /^/) =>
  product.filter((file) => folder.test(file) && pattern.test(readFileSync(file, 'utf8'))).toSorted()

test('nothing that serves people starts a command or compiles text', () => {
  expect(filesWith(/node:(?:child_process|vm)|\beval\(|\bnew Function\(/)).toEqual([])
})

test('HTML is set as such in few places, none of which takes what people write', () => {
  expect(filesWith(/__html|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/)).toEqual([
    // The meaning of a design or an idea: ours, sanitised or constant.
    'app/features/tattoos/tattoo-detail.tsx',
    // A constant script, and styles made of numbers.
    'app/root.tsx',
    'app/routes/idea.tsx',
    'app/ui/masonry.tsx',
  ])
})

test('SQL is never put together from text but by migrations', () => {
  expect(filesWith(/\bsql\.raw\(/)).toEqual(['server/platform/migrate.ts'])
})

test('patterns are made of our own words', () => {
  expect(filesWith(/\bnew RegExp\(/, /^(?:app|server|shared)\//)).toEqual([
    'server/features/moderation/moderation.service.ts',
    // The name of an idea, which is one of ours.
    'server/features/share-images/share-images.service.ts',
  ])
})

test('no answer opens itself to other origins', () => {
  expect(filesWith(/Access-Control-Allow|hono\/cors/i)).toEqual([])
})

test('hashes are SHA-256, and chance is the system’s', () => {
  expect(filesWith(/create(?:Hash|Hmac)\((?!'sha256')/)).toEqual([])
  // When to try a lost connection again.
  expect(filesWith(/Math\.random/, /^(?:app|server|shared)\//)).toEqual([
    'app/platform/session/realtime.ts',
  ])
})

test('nobody switches the check of certificates off', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([])
})
