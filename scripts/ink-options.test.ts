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

  test('reads what print and skin need', () => {
    expect(
      readCommand('fox --out fox.pdf --width-mm 80 --page A3 --cut-marks'.split(' ')),
    ).toMatchObject({ format: 'pdf', widthMm: 80, page: 'A3', hasCutMarks: true })
    expect(readCommand(['fox', '--gender', 'female'])).toMatchObject({
      presentation: 'skin',
      bodyType: 'female',
      widthMm: null,
    })
  })

  test('reads where a scene is, and where one goes', () => {
    expect(readCommand(['--scene', 'fox.json'])).toMatchObject({
      sceneFile: 'fox.json',
      prompt: '',
    })
    expect(readCommand(['fox', '--explain', '--out', 'fox.json'])).toMatchObject({ format: 'json' })
  })

  test.each([64, 4096])('takes a size of %i px', (size) => {
    expect(readCommand(['fox', '--size', String(size)]).sizePx).toBe(size)
  })

  test.each([
    [[], /prompt is empty/],
    [['fox', '--style', 'vaporwave'], /no style "vaporwave"/],
    [['fox', '--skin', '11'], /--skin must be/],
    [['fox', '--size', '4097'], /--size must be a whole number from 64 to 4096, not "4097"/],
    [['fox', '--size', '63'], /--size must be/],
    [['fox', '--gender', 'robot'], /--gender must be male, female, other/],
    [['fox', '--out', 'fox.pdf', '--width-mm', '5'], /--width-mm must be/],
    [['fox', '--out', 'fox.png', '--width-mm', '50'], /go with a .pdf/],
    [['fox', '--out', 'fox.pdf', '--skin', '5'], /on skin is a picture/],
    [['fox', '--frame', 'x'], /frame/],
    [['fox', '--out', 'fox.tiff'], /--out must be/],
    [['fox', '--prompts', 'list.txt'], /goes with --explain/],
    [['fox', '--scene', 'fox.json'], /takes no prompt/],
    [['fox', '--out', 'fox.json'], /goes with --explain/],
  ])('refuses %j with a clear message', (args, message) => {
    expect(() => readCommand(args)).toThrow(UsageError)
    expect(() => readCommand(args)).toThrow(message)
  })
})
