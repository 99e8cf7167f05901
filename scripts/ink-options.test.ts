import { describe, expect, test } from 'vitest'
import { readCommand, UsageError } from './ink-options.ts'

describe('readCommand', () => {
  test('reads every flag', () => {
    const command = readCommand(
      'a fox --style fine-line --color black --placement thigh --skin 7 --seed 9 --size 512 --out a.webp'.split(
        ' ',
      ),
    )
    expect(command).toMatchObject({
      prompt: 'a fox',
      style: 'Fine Line',
      colour: 'black',
      placement: 'thigh',
      presentation: 'skin',
      skinTone: 7,
      seed: 9,
      sizePx: 512,
      format: 'webp',
    })
  })

  test.each([
    [[], /prompt is empty/],
    [['fox', '--style', 'vaporwave'], /no style "vaporwave"/],
    [['fox', '--skin', '11'], /--skin must be/],
    [['fox', '--size', '9999'], /--size must be/],
    [['fox', '--frame', 'x'], /frame/],
    [['fox', '--out', 'fox.tiff'], /--out must be/],
    [['fox', '--prompts', 'list.txt'], /goes with --explain/],
  ])('refuses %j with a clear message', (args, message) => {
    expect(() => readCommand(args)).toThrow(UsageError)
    expect(() => readCommand(args)).toThrow(message)
  })
})
