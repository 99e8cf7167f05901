import { plain } from '#engine/language/normalise.ts'
import { BIRTHSTONES, CLUBS, FLAGS, SCENES } from '#engine/language/vocabulary/colour-sets.ts'

const read = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [colours = '', names = ''] = line.split(': ')
        return names.split(', ').map((name) => [name, colours.split(' ')] as const)
      }),
  )

const flags = read(FLAGS)
const birthstones = read(BIRTHSTONES)
const worn = new Map([...flags, ...read(CLUBS), ...read(SCENES)])

const NAME = "[\\p{L}0-9][\\p{L}0-9'’.-]*(?: [\\p{L}0-9][\\p{L}0-9'’.-]*){0,3}?"
const COLOURS = '(?:colou?rs|colores|farben|couleurs|cores|colori)'
const IN = '(?:(?:in|with|en|con|mit|avec|aux|com|nas|nei|as|los|den|les|i|the) )*'
const OF = "(?:of|de la|del|de|der|des|von|du|d['’]|da|do|della|dell['’]|di)"
const FLAG = '(?:flags?|bandera|flagge|fahne|drapeau|bandeira|bandiera)'
const END =
  '(?= *(?:[,.;:!?)\\n]|$| (?:and|with|on|in|for|y|con|und|mit|et|avec|e|com|sur|auf|en|no|na|sul)\\b))'

const JOINING = / (?:(?:in|with|en|con|mit|avec|aux|com|nas|nei|the|den|les|los) )+$/i

/** "In the colours of the Italian flag", "aux couleurs de la France". */
const COLOURS_OF = new RegExp(
  `,? ?\\b${IN}${COLOURS} ${OF} ?(?:the |la |le |l['’]|der |die |il |o |a )?(?:${FLAG} (?:${OF} ?)?(?:the |la |le |l['’])?)?(${NAME})(?: ${FLAG})?${END}`,
  'giu',
)
/** "In Boston Bruins colours", "rainbow colors". */
const NAMED_COLOURS = new RegExp(
  `,? ?\\b${IN}(${NAME})(?: ${FLAG})?[ -](?:${COLOURS}|colou?red)\\b`,
  'giu',
)
const FLAG_OF = /\bflag of (?:the )?(\p{L}+(?: (?:rico|states|kingdom|africa|lanka|zealand))?)/giu
const BIRTHSTONE = new RegExp(
  `\\bbirth ?stones? (?:for|of|in|is) ([\\p{L}]+)|\\b(?!(?:the|an?|my|our|his|her|their)\\b)([\\p{L}]+) birth ?stones?\\b`,
  'giu',
)

/** Every flag by its name: "jamaican flag". */
export const listFlags = (): string[] => [...flags.keys()].map((name) => `${name} flag`)

/** The colours of a flag that is named as a thing: "a Jamaican flag". */
export function findFlagColours(words: string): readonly string[] {
  const name = words.replace(/ flags?$/, '')
  return name === words ? [] : (flags.get(name) ?? [])
}

/** Names that stand for colours, told as the colours themselves. */
export function nameColours(text: string): string {
  return text
    .replace(FLAG_OF, (found, name: string) => (flags.has(plain(name)) ? `${name} flag` : found))
    .replace(COLOURS_OF, sayColours)
    .replace(NAMED_COLOURS, sayColours)
    .replace(BIRTHSTONE, (found, after: string | undefined, before: string | undefined) => {
      const colours = birthstones.get(plain(after ?? before ?? ''))
      return colours ? `${colours.join(' and ')} birthstone` : found
    })
}

/** The end of the name is what is known: of "a bear in Boston Bruins" the club, and the bear stays. */
function sayColours(found: string, name: string): string {
  const words = name.split(' ')
  for (const from of words.keys()) {
    const colours = worn.get(plain(words.slice(from).join(' ')))
    if (!colours) continue
    const lead = from === 0 ? '' : `${words.slice(0, from).join(' ')} `.replace(JOINING, ' ')
    return ` ${lead}${colours.join(' and ')} `
  }
  return found
}
