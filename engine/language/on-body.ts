import type { Place } from '#engine/language/scan.ts'

const TOWARDS_BODY =
  /^(?:on|for|across|along|down|around|round|over|up|upper|lower|inner|outer|left|right|full|auf|am|an|en|sur|no|na|nos|nas|im|of|behind)$/
const MINE = /^(?:my|mi|mein|meine|meiner|meinem|ma|mon|minha|meu|our|your)$/
const ARTICLE = /^(?:my|the|his|her|der|dem|die|la|el|le|a|both)$/
const MADE_BY_US = /^(?:tattoo|tattoos|piece|placement|panel|tatuaje|only|sized)$/
/** What the tattoo is on the body: "an armband of waves", where "the hand of a king" shows a hand. */
const BODY_FORM = /(?:band|sleeve|piece|bracelet|anklet|cuff|panel|tattoo)$/
const OTHER_BANDS = /^(?:rock|metal|punk|boy|rubber|wedding|hair|marching|favou?rite|jazz)$/

const YOUNG_OF = /^(?:with|her|its|their|two|three|four|five|baby|elephant|whale|cow|and|\d)$/
const HOLDS = /^(?:holding|reaching|pointing|gripping|giving|clutching|coming|that|which)$/
const LIMBS =
  /^(?:arms|hands|legs|feet|brazos|manos|piernas|arme|hande|beine|fusse|bras|mains|jambes|bracos|maos|pernas|braccia|mani|gambe)$/
const POSED =
  /^(?:above|up|raised|crossed|folded|outstretched|stretched|spread|wide|open|behind|akimbo|reaching|out|overhead|lifted|bound|tied|clasped|together|apart|too|so|very|short|long|tiny|stubby|skinny|muy|demasiado|cortos|cruzados|levantados|abiertos|zu|viel|kurz|verschrankt|ausgestreckt|ausgebreitet|erhoben|trop|tres|courts|croises|leves|ouverts|tendus|muito|curtos|abertos|troppo|molto|corte|incrociate|alzate|aperte)$/

/** Whether a body word says where the tattoo goes, not what it shows: "on my hand" against "a skeleton hand". */
export function isOnBody(needsContext: boolean, { tokens, start, length }: Place): boolean {
  const word = tokens[start]!.plain
  const before = tokens[start - 1]?.plain ?? ''
  const beforeThat = tokens[start - 2]?.plain ?? ''
  const after = tokens[start + length]
  const lastWord = tokens[start + length - 1]!.plain
  if (/^(?:skeleton|skeletal|treasure|holding|praying|clock|hamsa|baby|wood)$/.test(before))
    return false
  // "A whale whose back is an island": the whale's.
  if (/^(?:whose|cuy[oa]s?|cuj[oa]s?|dessen|deren|cui)$/.test(before) || beforeThat === 'dont')
    return false
  // "A pair of feet" is a picture of them.
  if (before === 'of' && /^(?:pair|couple|set|picture|drawing)$/.test(beforeThat)) return false
  if (word === 'band' && OTHER_BANDS.test(before)) return false
  if (
    after?.plain === 'of' &&
    !BODY_FORM.test(lastWord) &&
    !/^(?:my|the)$/.test(tokens[start + length + 1]?.plain ?? '')
  )
    return false
  // "An elephant with four calves".
  if (/^cal(?:f|ves)$/.test(word) && YOUNG_OF.test(before)) return false
  // "Head thrown back".
  if (word === 'back' && length === 1 && /(?:ing|ed|en|wn|back)$/.test(before)) return false
  // "The hand holding the leash".
  if (/^hands?$/.test(word) && HOLDS.test(after?.plain ?? '')) return false
  // "Arms above her head".
  if (LIMBS.test(word) && POSED.test(after?.plain ?? '')) return false
  // Third-person parts are the figure's: "an angel on her knees".
  if (!needsContext) return length > 1 || !/^(?:his|its|her|their)$/.test(before)
  const isLast = !after || after.isBoundary
  const isAlone = start === 0 || (tokens[start - 1]?.isBoundary ?? false)
  if (length === 1 && isLast && start > 0) {
    if (isAlone) return true
    if (
      /^(?:calf|back|chest|foot|arm|leg)$/.test(word) &&
      !/^(?:a|an|the|and|her|his|its|of|one|two|four|with|to|in)$/.test(before)
    )
      return true
  }
  if (/^(?:its|his|her|their|one|two|three|four)$/.test(before)) return false
  return (
    MINE.test(before) ||
    TOWARDS_BODY.test(before) ||
    (TOWARDS_BODY.test(beforeThat) && ARTICLE.test(before)) ||
    MADE_BY_US.test(after?.plain ?? '')
  )
}
