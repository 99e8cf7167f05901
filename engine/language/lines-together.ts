import type { Lettering } from '#engine/language/brief.ts'

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
