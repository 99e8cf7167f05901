import { inflateSync } from 'node:zlib'

/** A path or picture as it lies on the page, in points from the page's lower left corner. */
export interface Painted {
  kind: 'stroke' | 'fill' | 'image'
  /** Runs of x, y pairs; curves are given by their ends and control points. */
  runs: number[][]
  /** Path data for looking at it. */
  d: string
  lineWidthPt: number
}

export interface PdfPage {
  widthPt: number
  heightPt: number
  painted: Painted[]
}

type Matrix = readonly [number, number, number, number, number, number]

/** Reads back what a PDF puts on its pages: enough of the format for what we write, and nothing of our own constants. */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const text = Buffer.from(bytes).toString('latin1')
  const bodyOf = (number: string) => {
    const start = new RegExp(`(?:^|\\n)${number} 0 obj\\n`).exec(text)!
    return text.slice(start.index, text.indexOf('endobj', start.index))
  }
  const kids = /\/Kids \[([^\]]*)\]/.exec(text)![1]!.match(/\d+(?= 0 R)/g) ?? []
  return kids.map((kid) => {
    const page = bodyOf(kid)
    const box = /\/MediaBox \[([^\]]+)\]/.exec(page)![1]!.split(' ').map(Number)
    const content = /\/Contents (\d+) 0 R/.exec(page)![1]!
    return {
      widthPt: box[2]! - box[0]!,
      heightPt: box[3]! - box[1]!,
      painted: interpret(streamOf(bodyOf(content))),
    }
  })
}

function streamOf(body: string): string {
  const data = body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('endstream'))
  const bytes = Buffer.from(data, 'latin1')
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : data
}

/** `inner` first, then `outer`. */
const times = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
]

function interpret(content: string): Painted[] {
  const painted: Painted[] = []
  let state: { matrix: Matrix; width: number } = { matrix: [1, 0, 0, 1, 0, 0], width: 1 }
  const stack: (typeof state)[] = []
  let runs: number[][] = []
  let d = ''
  let operands: number[] = []
  const at = (x: number, y: number) => {
    const [a, b, c, e, tx, ty] = state.matrix
    return [a * x + c * y + tx, b * x + e * y + ty]
  }
  const add = (letter: string) => {
    const points: number[] = []
    for (let i = 0; i < operands.length; i += 2) points.push(...at(operands[i]!, operands[i + 1]!))
    if (letter === 'M') runs.push(points)
    else runs.at(-1)?.push(...points)
    d += letter + points.map((v) => v.toFixed(3)).join(' ')
  }
  const paint = (kind: Painted['kind']) => {
    const scale = Math.sqrt(
      Math.abs(state.matrix[0] * state.matrix[3] - state.matrix[1] * state.matrix[2]),
    )
    painted.push({ kind, runs, d, lineWidthPt: state.width * scale })
    runs = []
    d = ''
  }
  for (const token of content.split(/\s+/)) {
    if (/^-?[\d.]+(?:e-?\d+)?$/.test(token)) {
      operands.push(Number(token))
      continue
    }
    if (token === 'q') stack.push(state)
    else if (token === 'Q') state = stack.pop()!
    else if (token === 'cm')
      state = { ...state, matrix: times(operands as unknown as Matrix, state.matrix) }
    else if (token === 'w') state = { ...state, width: operands[0]! }
    else if (token === 'm') add('M')
    else if (token === 'l') add('L')
    else if (token === 'c') add('C')
    else if (token === 'h') d += 'Z'
    else if (token === 'S') paint('stroke')
    else if (token === 'f' || token === 'f*') paint('fill')
    else if (token === 'Do') {
      runs = [[...at(0, 0), ...at(1, 1)]]
      paint('image')
    }
    operands = []
  }
  return painted
}
