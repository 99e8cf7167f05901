import type { Lettering } from '#engine/language/brief.ts'
import { findPosition } from '#engine/language/find-position.ts'

/** Words to be written, and where they were said. */
export interface Found {
  lettering: Lettering
  start: number
  end: number
}

const ABOVE_AND_BELOW =
  /^["'”’» ]*(?:above and below|over and under|top and bottom|sopra e sotto|arriba y abajo|oben und unten|drüber und drunter|au-dessus et (?:en |au-)dessous|acima e abaixo|em cima e embaixo)\b/i

const UNDER_NEXT =
  /^["'”’»]?,? (?:written |standing |placed |escrit[oa] |geschrieben |écrit )?(?:under(?:neath)?|below|beneath|unter|bajo|debajo del?|sous|sotto|sob|embaixo d[eo]) (?:the |his |her |their |my |dem |el |le |la |o |il )*(?:names?|namen|nombre|nom|nome|words?)?:? ?["'“„«]?$/i

const PLACE =
  'under(?:neath)?|below|beneath|above|debajo|abajo|arriba|encima|darunter|drunter|darüber|unten|oben|(?:en |au-)?dessous|au-dessus|embaixo|em baixo|acima|sotto|sopra'
const NAME_AGAIN = new RegExp(
  `(?:,? ?(?<!\\p{L})(?:and|with|y|con|und|mit|et|avec|e|com) )?(?<!\\p{L})(?:her|his|their|its|the|su|sus|ihr(?:e[mn])?|sein(?:e[mn])?|son|leur|seu|o|il(?: suo)?|il loro) (?:names?|nombres?|namen?|prénoms?|noms?|nom[ei]s?)(?!\\p{L})(?= (?:(?:written|lettered|escrito|geschrieben|écrit|scritto) )?(?<place>${PLACE})(?!\\p{L}))`,
  'iu',
)
const TO_THE_END = new RegExp(
  `^ (?:(?:written|lettered|escrito|geschrieben|écrit|scritto) )?(?:${PLACE})(?: (?:it|them|him|her)\\b)?`,
  'iu',
)

/** "My son Bruno … with his name below": where a name stands that was told before. It leads to no thing of the picture. */
export function placeNames(inOrder: readonly Found[], rest: string): string {
  const names = inOrder.filter(({ lettering }) => lettering.kind === 'name')
  const again = NAME_AGAIN.exec(rest)
  if (names.length === 0 || !again || names.some(({ start }) => start > again.index)) return rest
  const end = again.index + again[0].length
  const position = findPosition(rest, again.index, end)
  for (const { lettering } of names) lettering.position ??= position
  const placed = TO_THE_END.exec(rest.slice(end))?.[0].length ?? 0
  return `${rest.slice(0, again.index)}, ${rest.slice(end + placed)}`
}

/** "1941 - 2023 under the name Walter": the name is the line above. */
export function putUnder(inOrder: Found[], text: string): void {
  for (let i = inOrder.length - 2; i >= 0; i--) {
    const [one, next] = [inOrder[i]!, inOrder[i + 1]!]
    if (!UNDER_NEXT.test(text.slice(one.end, next.start))) continue
    one.lettering.position = null
    next.lettering.position = null
    inOrder.splice(i, 2, next, one)
  }
}

/** "Jonah and 3.9.22 below": what is said of the last of several lines holds for all of them. */
export function sharePositions(inOrder: readonly Found[], text: string): void {
  for (let i = inOrder.length - 2; i >= 0; i--) {
    const [one, next] = [inOrder[i]!, inOrder[i + 1]!]
    const isJoined = /^["'”’»]?(?:,|,? (?:and|&|y|und|et|e)) ?["'“„«]?$/i.test(
      text.slice(one.end, next.start),
    )
    if (isJoined && ABOVE_AND_BELOW.test(text.slice(next.end))) {
      one.lettering.position = 'above'
      next.lettering.position = 'under'
    } else if (isJoined) one.lettering.position ??= next.lettering.position
  }
}
