import { expect, test } from 'vitest'
import { unwritableLetters } from '#engine/language/unwritten.ts'
import { writeLine } from '#engine/lettering/block.ts'
import { openFont } from '#engine/lettering/shaper.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const { readFace } = loadEngineResources()

/** All of the first plane that the reader says can be written, letter by letter. */
const PROMISED = Array.from({ length: 0xfffe }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) =>
    /[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}\p{So}]/u.test(letter) && unwritableLetters(letter).length === 0,
)
const IN_THOUSANDS = /[\p{Script=Han}\p{Script=Hangul}]/u

test('the reader calls no letter writable that the installed faces cannot draw', () => {
  const few = PROMISED.filter((letter) => !IN_THOUSANDS.test(letter))
  expect(few.length).toBeGreaterThan(1000)
  expect(writeLine(few.join(''), { hand: 'roman', readFace }).missing).toEqual([])
})

test('of Chinese, Japanese and Korean it knows just the letters that the faces have', () => {
  const has = new Set(
    (['ma-shan-zheng', 'yuji-syuku', 'song-myung'] as const).flatMap((face) =>
      readFace(face).flatMap((file) => [...openFont(file).has]),
    ),
  )
  const promised = PROMISED.filter((letter) => IN_THOUSANDS.test(letter)).map((letter) =>
    letter.normalize('NFC'),
  )
  expect(promised.filter((letter) => !has.has(letter.codePointAt(0)!))).toEqual([])
  const inBlocks = [...has].filter(
    (code) => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3),
  )
  const told = new Set(promised)
  expect(inBlocks.filter((code) => !told.has(String.fromCodePoint(code)))).toEqual([])
  expect(inBlocks.length).toBeGreaterThan(10_000)
})
