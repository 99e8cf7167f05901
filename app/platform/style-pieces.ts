/** What a browser reads in a few milliseconds, on a slow phone too. */
const PIECE_LENGTH = 12_000

const MARK = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/g
const LAYER = /^@layer [\w-]+\{/

/**
 * The styles as several that mean the same one after the other. A browser reads a style element in one go; between two of them it can
 * show what there is, and hear whoever touches the page.
 */
export function splitStyles(css: string, pieceLength = PIECE_LENGTH): string[] {
  const pieces = ['']
  let openLayer = ''
  const close = () => {
    if (openLayer) pieces[pieces.length - 1] += '}'
    openLayer = ''
  }
  for (const { layer, text } of listRules(css)) {
    if (pieces.at(-1)!.length + text.length > pieceLength && pieces.at(-1) !== '') {
      close()
      pieces.push('')
    }
    if (layer !== openLayer) {
      close()
      pieces[pieces.length - 1] += layer
      openLayer = layer
    }
    pieces[pieces.length - 1] += text
  }
  close()
  return pieces
}

function listRules(css: string): { layer: string; text: string }[] {
  return listStatements(css).flatMap((text) => {
    const layer = LAYER.exec(text)?.[0]
    if (layer === undefined) return [{ layer: '', text }]
    return listStatements(text.slice(layer.length, -1)).map((rule) => ({ layer, text: rule }))
  })
}

/** What ends with a semicolon or a block of its own. */
function listStatements(css: string): string[] {
  const statements: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of css.matchAll(MARK)) {
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue
    statements.push(css.slice(start, index + 1))
    start = index + 1
  }
  const rest = css.slice(start)
  return rest.trim() === '' ? statements : [...statements, rest]
}
