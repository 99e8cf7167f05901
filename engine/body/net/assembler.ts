/** Just enough of WebAssembly's binary form to write two loops in it by hand; the numbers are those of its specification. */
export type Code = readonly number[]

export const I32 = 0x7f
export const F32 = 0x7d
export const V128 = 0x7b

/** A function of numbers that answers nothing. */
export interface WasmFunction {
  name: string
  params: readonly number[]
  locals: readonly number[]
  body: Code
}

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]
export const i32 = (value: number): Code => [0x41, ...signed(value)]
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
export const times = (a: Code, b: Code): Code => [...a, ...b, 0x6c]
/** Does it at least once, and again while the condition holds. */
export const repeat = (body: Code, condition: Code): Code => [
  ...LOOP,
  ...body,
  ...condition,
  ...AGAIN,
]
export const isBelow = (a: Code, b: Code): Code => [...a, ...b, 0x49]

/** Four floats at a time. Addresses need not be aligned. */
export const load4 = (address: Code, offset = 0): Code => [
  ...address,
  ...simd(0),
  0,
  ...unsigned(offset),
]
export const loadInto4 = (address: Code, offset = 0): Code => [
  ...address,
  ...simd(9),
  0,
  ...unsigned(offset),
]
export const store4 = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  ...simd(11),
  0,
  ...unsigned(offset),
]
export const into4 = (value: Code): Code => [...value, ...simd(0x13)]
export const add4 = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe4)]
export const times4 = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe6)]
export const least4 = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe8)]
export const most4 = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe9)]

/** What every module begins with, and the form's version. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
/** A loop that leaves nothing behind, a jump back to its start where the condition holds, and its end. */
const LOOP = [0x03, 0x40]
const AGAIN = [0x0d, 0x00, 0x0b]

/** A module that works on the memory it is given as `env.memory`. */
export function assemble(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ params }) => [0x60, ...listOf(params.map((type) => [type])), 0])
  const memory = [...text('env'), ...text('memory'), 0x02, 0x00, 0x01]
  const exported = functions.map(({ name }, i) => [...text(name), 0x00, ...unsigned(i)])
  const bodies = functions.map(({ locals, body }) => {
    const code = [...listOf(locals.map((type) => [1, type])), ...body, 0x0b]
    return [...unsigned(code.length), ...code]
  })
  const section = (id: number, content: Code) => [id, ...unsigned(content.length), ...content]
  return Uint8Array.from([
    ...HEADER,
    ...section(1, listOf(types)),
    ...section(2, listOf([memory])),
    ...section(3, listOf(functions.map((_, i) => unsigned(i)))),
    ...section(7, listOf(exported)),
    ...section(10, listOf(bodies)),
  ])
}

const simd = (operation: number): Code => [0xfd, ...unsigned(operation)]
const listOf = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()]
const text = (word: string): Code => listOf(Array.from(word, (letter) => [letter.charCodeAt(0)]))

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  const rest = value >> 7
  const isLast = (rest === 0 && !(value & 0x40)) || (rest === -1 && (value & 0x40) !== 0)
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(rest)]
}
