import { parseArgs } from 'node:util'
import type { DrawOptions } from '#engine/draw-design.ts'
import { findStyle, STYLE_NAMES, type StyleName } from '#engine/styles/recipes.ts'

export const USAGE = `Usage:
  npm run ink -- "prompt" [--style NAME] [--color black|colored] [--placement PLACE] [--seed N] [--size PX]
                 [--present paper|skin|stencil|transparent] [--skin 1-10] --out design.png|.webp|.svg
  npm run ink -- "prompt" --explain
  npm run ink -- --explain --prompts FILE`

/** A mistake on the command line: shown with the usage, without a stack. */
export class UsageError extends Error {}

export interface InkCommand {
  prompt: string
  promptsFile: string | null
  isExplain: boolean
  style: StyleName | null
  colour: DrawOptions['colour'] | null
  placement: string | null
  presentation: DrawOptions['presentation']
  skinTone: number
  seed: number
  sizePx: number
  out: string
  format: DrawOptions['format']
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

const OPTIONS = {
  style: { type: 'string' },
  color: { type: 'string' },
  placement: { type: 'string' },
  skin: { type: 'string' },
  seed: { type: 'string' },
  size: { type: 'string' },
  present: { type: 'string' },
  out: { type: 'string' },
  explain: { type: 'boolean' },
  prompts: { type: 'string' },
} as const

export function readCommand(args: readonly string[]): InkCommand {
  const { values, positionals } = parsed(args)
  const prompt = positionals.join(' ').trim()
  const isExplain = values.explain ?? false
  if (values.prompts !== undefined && !isExplain)
    throw new UsageError('--prompts goes with --explain.')
  if (prompt === '' && values.prompts === undefined)
    throw new UsageError('Say what to draw: the prompt is empty.')
  const out = values.out ?? 'design.png'
  const format = oneOf('out', out.split('.').at(-1)?.toLowerCase() ?? '', ['png', 'webp', 'svg'])
  const presentation = oneOf('present', values.present ?? (values.skin ? 'skin' : 'paper'), [
    'paper',
    'skin',
    'stencil',
    'transparent',
  ])
  if (format === 'svg' && presentation === 'skin')
    throw new UsageError('A design on skin is a picture: write it to a .png or .webp file.')
  return {
    prompt,
    promptsFile: values.prompts ?? null,
    isExplain,
    style: values.style === undefined ? null : parseStyle(values.style),
    colour:
      values.color === undefined
        ? null
        : oneOf('color', values.color, ['black', 'colored'] as const),
    placement: values.placement ?? null,
    presentation,
    skinTone: numberIn('skin', values.skin ?? '4', 1, 10),
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
