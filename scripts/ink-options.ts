import { parseArgs } from 'node:util'
import type { DrawOptions } from '#engine/draw-design.ts'
import { BODY_TYPES, type BodyType } from '#engine/present/body/body.ts'
import { PAGES, type PageName } from '#engine/present/print-size.ts'
import { LEAST_WIDTH_MM, MOST_WIDTH_MM } from '#shared/size-on-skin.ts'
import { findStyle, STYLE_NAMES, type StyleName } from '#engine/styles/recipes.ts'

export const USAGE = `Usage:
  npm run ink -- "prompt" [--style NAME] [--color black|colored] [--placement PLACE] [--seed N] [--size PX]
                 [--present paper|skin|stencil|transparent] [--skin 1-10] [--gender male|female|other]
                 [--width-mm MM] [--page A4|A3|Letter] [--cut-marks] --out design.png|.webp|.svg|.pdf
  npm run ink -- --scene FILE.json [--present …] [--size PX] … --out design.png|.webp|.svg|.pdf
  npm run ink -- "prompt" --explain
  npm run ink -- "prompt" --explain --out scene.json       the scene document, drawn by --scene
  npm run ink -- --explain --prompts FILE`

/** A mistake on the command line: shown with the usage, without a stack. */
export class UsageError extends Error {}

export interface InkCommand {
  prompt: string
  promptsFile: string | null
  isExplain: boolean
  /** A scene document to draw instead of a prompt. */
  sceneFile: string | null
  style: StyleName | null
  colour: DrawOptions['colour'] | null
  placement: string | null
  presentation: DrawOptions['presentation']
  skinTone: number
  bodyType: BodyType
  widthMm: number | null
  page: PageName
  hasCutMarks: boolean
  seed: number
  sizePx: number
  out: string
  /** `json` is a scene document. */
  format: DrawOptions['format'] | 'json'
}

function numberIn(name: string, value: string, least: number, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(
      `--${name} must be a whole number from ${least} to ${most}, not "${value}".`,
    )
  return number
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((option) => option === value)
  if (!found) throw new UsageError(`--${name} must be ${allowed.join(', ')}, not "${value}".`)
  return found
}

export function parseStyle(value: string): StyleName {
  const style = findStyle(value)
  if (!style)
    throw new UsageError(`There is no style "${value}". Styles: ${STYLE_NAMES.join(', ')}.`)
  return style
}

const FORMATS = ['png', 'webp', 'svg', 'pdf'] as const

const OPTIONS = {
  style: { type: 'string' },
  color: { type: 'string' },
  placement: { type: 'string' },
  skin: { type: 'string' },
  gender: { type: 'string' },
  'width-mm': { type: 'string' },
  page: { type: 'string' },
  'cut-marks': { type: 'boolean' },
  seed: { type: 'string' },
  size: { type: 'string' },
  present: { type: 'string' },
  out: { type: 'string' },
  explain: { type: 'boolean' },
  scene: { type: 'string' },
  prompts: { type: 'string' },
} as const

export function readCommand(args: readonly string[]): InkCommand {
  const { values, positionals } = parsed(args)
  const prompt = positionals.join(' ').trim()
  const isExplain = values.explain ?? false
  if (values.prompts !== undefined && !isExplain)
    throw new UsageError('--prompts goes with --explain.')
  if (prompt === '' && values.prompts === undefined && values.scene === undefined)
    throw new UsageError('Say what to draw: the prompt is empty.')
  if (values.scene !== undefined && (prompt !== '' || isExplain))
    throw new UsageError('--scene draws what is in the file, and takes no prompt.')
  const out = values.out ?? 'design.png'
  const format = oneOf('out', out.split('.').at(-1)?.toLowerCase() ?? '', [...FORMATS, 'json'])
  if (format === 'json' && !isExplain) throw new UsageError('A .json file goes with --explain.')
  const presentation = oneOf(
    'present',
    values.present ?? (values.skin || values.gender ? 'skin' : 'paper'),
    ['paper', 'skin', 'stencil', 'transparent'],
  )
  if (format !== 'png' && format !== 'webp' && presentation === 'skin')
    throw new UsageError('A design on skin is a picture: write it to a .png or .webp file.')
  if (format !== 'pdf' && (values['width-mm'] ?? values.page ?? values['cut-marks']) !== undefined)
    throw new UsageError('--width-mm, --page and --cut-marks go with a .pdf file.')
  return {
    prompt,
    promptsFile: values.prompts ?? null,
    isExplain,
    sceneFile: values.scene ?? null,
    style: values.style === undefined ? null : parseStyle(values.style),
    colour:
      values.color === undefined
        ? null
        : oneOf('color', values.color, ['black', 'colored'] as const),
    placement: values.placement ?? null,
    presentation,
    skinTone: numberIn('skin', values.skin ?? '4', 1, 10),
    bodyType: oneOf('gender', values.gender ?? 'other', BODY_TYPES),
    widthMm:
      values['width-mm'] === undefined
        ? null
        : numberIn('width-mm', values['width-mm'], LEAST_WIDTH_MM, MOST_WIDTH_MM),
    page: oneOf('page', values.page ?? 'A4', Object.keys(PAGES) as PageName[]),
    hasCutMarks: values['cut-marks'] ?? false,
    seed: numberIn('seed', values.seed ?? '1', 0, 2 ** 31 - 1),
    sizePx: numberIn('size', values.size ?? '1024', 64, 4096),
    out,
    format,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Bad arguments.')
  }
}
