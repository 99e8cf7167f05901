import { expect, test } from 'vitest'
import { StartError } from '#server/platform/errors.ts'
import { explainStartFailure } from '#server/start-failure.ts'

const systemError = (fields: object) => Object.assign(new Error('raw'), fields)

test.for([
  [new StartError('bad settings: PORT'), 'bad settings: PORT'],
  [
    systemError({ code: 'EADDRINUSE', port: 3000 }),
    'port 3000 is already in use. Stop the program that has it, or set PORT',
  ],
  [
    systemError({ code: 'EACCES', port: 80 }),
    'no permission to listen on port 80. Set PORT above 1023',
  ],
  [systemError({ code: 'EACCES', path: 'data' }), 'no permission for data'],
  [systemError({ code: 'ENOSPC', path: 'data/files' }), 'the disk is full (data/files)'],
  [systemError({ code: 'ECONNREFUSED' }), 'cannot reach the database of DATABASE_URL: raw'],
  // What the embedded database throws when its disk is full is not even an Error.
  [{ name: 'ErrnoError', errno: 51 }, 'the disk is full'],
  [systemError({}), 'raw'],
  ['a thrown string', 'a thrown string'],
  [undefined, 'undefined'],
] as const)('%s is explained as: %s', ([error, sentence]) => {
  expect(explainStartFailure(error)).toBe(sentence)
})
