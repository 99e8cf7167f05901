import {
  add,
  add4,
  assemble,
  F32,
  get,
  i32,
  I32,
  into4,
  isBelow,
  least4,
  load4,
  loadInto4,
  most4,
  repeat,
  set,
  store4,
  times,
  times4,
  V128,
  type Code,
  type WasmFunction,
} from '#engine/body/net/assembler.ts'

/** Where the operands lie, as addresses in the memory; counts are in numbers, not bytes. Results are held between `least` and `most`. */
export interface Kernels {
  /**
   * `out` (rows x points) = `weights` (rows x inner) times `input` (inner x points), plus a bias for each row. Rows come in
   * fours, whose weights lie side by side; points in eights. `panel` has room for eight points of every inner row.
   */
  multiply(
    weights: number,
    input: number,
    bias: number,
    out: number,
    rows: number,
    inner: number,
    points: number,
    panel: number,
    least: number,
    most: number,
  ): void
  /** Each channel by a square of its own, over an input that is `side - 1` points wider and taller than the `size` of the output. */
  sweep(
    weights: number,
    input: number,
    bias: number,
    out: number,
    channels: number,
    size: number,
    side: number,
    least: number,
    most: number,
  ): void
}

/** Four floats at a time, the same on every machine: plain JavaScript takes six times as long. */
export function startKernels(memory: WebAssembly.Memory): Kernels {
  const module = new WebAssembly.Module(assemble([multiply(), sweep()]))
  const { exports } = new WebAssembly.Instance(module, { env: { memory } })
  return exports as unknown as Kernels
}

const bytes = (count: Code): Code => times(count, i32(4))
const advance = (local: number, by: Code): Code => set(local, add(get(local), by))
const held = (value: Code, least: number, most: number): Code =>
  least4(most4(value, into4(get(least))), into4(get(most)))

function multiply(): WasmFunction {
  const { weights, input, bias, out, rows, inner, points, panel, least, most } = numbered(
    0,
    'weights',
    'input',
    'bias',
    'out',
    'rows',
    'inner',
    'points',
    'panel',
    'least',
    'most',
  )
  const { stride, column, from, to, panelEnd, weight, row, rowEnd, target } = numbered(
    10,
    'stride',
    'column',
    'from',
    'to',
    'panelEnd',
    'weight',
    'row',
    'rowEnd',
    'target',
  )
  const { left, right, factor } = numbered(19, 'left', 'right', 'factor')
  const sums = [22, 23, 24, 25, 26, 27, 28, 29] as const
  const four = [0, 1, 2, 3] as const
  const packPanel: Code = [
    ...set(from, add(get(input), get(column))),
    ...set(to, get(panel)),
    ...repeat(
      [
        ...store4(get(to), load4(get(from))),
        ...store4(get(to), load4(get(from), 16), 16),
        ...advance(from, get(stride)),
        ...advance(to, i32(32)),
      ],
      isBelow(get(to), get(panelEnd)),
    ),
  ]
  const sumUp: Code = [
    ...set(to, get(panel)),
    ...repeat(
      [
        ...set(left, load4(get(to))),
        ...set(right, load4(get(to), 16)),
        ...four.flatMap((k): Code => [
          ...set(factor, loadInto4(get(weight), 4 * k)),
          ...set(sums[2 * k]!, add4(get(sums[2 * k]!), times4(get(factor), get(left)))),
          ...set(sums[2 * k + 1]!, add4(get(sums[2 * k + 1]!), times4(get(factor), get(right)))),
        ]),
        ...advance(to, i32(32)),
        ...advance(weight, i32(16)),
      ],
      isBelow(get(to), get(panelEnd)),
    ),
  ]
  const fourRows: Code = [
    ...four.flatMap((k): Code => [
      ...set(sums[2 * k]!, loadInto4(get(row), 4 * k)),
      ...set(sums[2 * k + 1]!, get(sums[2 * k]!)),
    ]),
    ...sumUp,
    ...four.flatMap((k): Code => [
      ...store4(get(target), held(get(sums[2 * k]!), least, most)),
      ...store4(get(target), held(get(sums[2 * k + 1]!), least, most), 16),
      ...advance(target, get(stride)),
    ]),
    ...advance(row, i32(16)),
  ]
  return {
    name: 'multiply',
    params: [...Array.from({ length: 8 }, () => I32), F32, F32],
    locals: [...Array.from({ length: 9 }, () => I32), ...Array.from({ length: 3 + 8 }, () => V128)],
    body: [
      ...set(stride, bytes(get(points))),
      ...set(panelEnd, add(get(panel), times(get(inner), i32(32)))),
      ...set(rowEnd, add(get(bias), bytes(get(rows)))),
      ...repeat(
        [
          ...packPanel,
          ...set(weight, get(weights)),
          ...set(row, get(bias)),
          ...set(target, add(get(out), get(column))),
          ...repeat(fourRows, isBelow(get(row), get(rowEnd))),
          ...advance(column, i32(32)),
        ],
        isBelow(get(column), get(stride)),
      ),
    ],
  }
}

function sweep(): WasmFunction {
  const { weights, input, bias, out, channels, size, side, least, most } = numbered(
    0,
    'weights',
    'input',
    'bias',
    'out',
    'channels',
    'size',
    'side',
    'least',
    'most',
  )
  const { wide, weight, corner, line, point, row, channel, down, across, column } = numbered(
    9,
    'wide',
    'weight',
    'corner',
    'line',
    'point',
    'row',
    'channel',
    'down',
    'across',
    'column',
  )
  const { sum } = numbered(19, 'sum')
  const oneLine: Code = [
    ...set(point, get(line)),
    ...set(across, i32(0)),
    ...repeat(
      [
        ...set(sum, add4(get(sum), times4(loadInto4(get(weight)), load4(get(point))))),
        ...advance(point, i32(4)),
        ...advance(weight, i32(4)),
        ...advance(across, i32(1)),
      ],
      isBelow(get(across), get(side)),
    ),
    ...advance(line, get(wide)),
    ...advance(down, i32(1)),
  ]
  const fourPoints: Code = [
    ...set(sum, loadInto4(get(bias))),
    ...set(weight, get(weights)),
    ...set(line, add(get(corner), bytes(get(column)))),
    ...set(down, i32(0)),
    ...repeat(oneLine, isBelow(get(down), get(side))),
    ...store4(get(out), held(get(sum), least, most)),
    ...advance(out, i32(16)),
    ...advance(column, i32(4)),
  ]
  const oneRow: Code = [
    ...set(column, i32(0)),
    ...repeat(fourPoints, isBelow(get(column), get(size))),
    ...advance(corner, get(wide)),
    ...advance(row, i32(1)),
  ]
  const oneChannel: Code = [
    ...set(row, i32(0)),
    ...set(corner, get(input)),
    ...repeat(oneRow, isBelow(get(row), get(size))),
    ...advance(input, times(get(wide), add(get(size), add(get(side), i32(-1))))),
    ...advance(weights, bytes(times(get(side), get(side)))),
    ...advance(bias, i32(4)),
    ...advance(channel, i32(1)),
  ]
  return {
    name: 'sweep',
    params: [...Array.from({ length: 7 }, () => I32), F32, F32],
    locals: [...Array.from({ length: 10 }, () => I32), V128],
    body: [
      ...set(wide, bytes(add(get(size), add(get(side), i32(-1))))),
      ...repeat(oneChannel, isBelow(get(channel), get(channels))),
    ],
  }
}

/** Parameters and locals have numbers that count on through both. */
function numbered<Name extends string>(first: number, ...names: Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, i) => [name, first + i])) as Record<Name, number>
}
