const KINDS =
  '(?:(?:birth|favou?rite) ?)?(?:flowers|blooms|wildflowers|animals|birds|plants|herbs)|(?:birth ?months? )flowers|geburts(?:monats)?blumen|lieblings(?:blumen|tiere)|blumen|tiere|vögel|flores|animales|animais|fleurs|animaux|fiori|animali'
const OWNED_BY =
  "(?:(?:my|our|her|his|their) (?:[\\p{L}\\d]+ ){0,3}?[\\p{L}]+(?:s['’]|['’]s) |(?:my|our|her|his|their) (?:(?:two|three|four|five|\\d) )?|(?:die |der |den |las |les |as |os |i |the ))?"
const OF_BIRTH = '(?: (?:de nacimiento|de naissance|de nascimento|di nascita|del mes|du mois))?'
const OF_WHOM =
  '(?: (?:(?:of |de |von )?(?:my|our|mis|nuestros|mes|nos|meiner|unserer)|d[eo]s meus|das minhas|dei miei|delle mie) (?:(?:\\d|two|three|four|five|dos|tres|cuatro|zwei|drei|vier|beiden|deux|trois|quatre|dois|duas|três|due|tre|quattro) )?[\\p{L}]+)?'
const NAMELY =
  "(?:so (?:that['’]?s|that is|it['’]?s|it is|they['’]?re)|(?:that['’]?s|that is|i\\.?e\\.?|namely|which (?:is|are|would be))|(?:also|nämlich|das (?:sind|wären|ist))|(?:o sea|es decir|que son|osea)|(?:donc|c['’]est[- ]à[- ]dire|soit|à savoir)|(?:ou seja|isto é|que são)|(?:cioè|ovvero|quindi|che sono)):?"
const ITEM = '(?!(?:and|y|und|et|e)\\b)[\\p{L}-]+(?: (?!(?:and|y|und|et|e) )[\\p{L}-]+){0,2}'
const LIST = `${ITEM}(?:, ${ITEM})*,? (?:and|&|y|und|et|e) ${ITEM}`

const THEN_NAMED = new RegExp(
  `(?<![\\p{L}'’])${OWNED_BY}(?:${KINDS})${OF_BIRTH}${OF_WHOM}(?<said> [^,.;:!?]{3,60})?[,:] ${NAMELY},? (?<list>${LIST})(?= ?(?:[,.;!?)]|$))`,
  'giu',
)

const KIN =
  '(?:grand)?(?:kids|children|sons|daughters|babies|girls|boys)|siblings|sisters|brothers|nieces|nephews'
const SO_MANY = '(?:(?:two|three|four|five|six|seven|\\d) )?'
const OF_KIN = new RegExp(
  `(?<![\\p{L}'’])(?:(?:the|all|my|our|her|his|their) )?${SO_MANY}(?:${KIN})['’]s? (?=birth[ -]?(?:month )?(?:flowers|stones))|(?<=birth[ -]?(?:month )?(?:flowers|stones)) (?:of|for) (?:(?:the|all|my|our|her|his|their) )?${SO_MANY}(?:${KIN})(?![\\p{L}'’])`,
  'giu',
)

/** "Three kids' birth flowers": whose they are is nobody to be drawn. */
export const withoutTheirKin = (text: string): string => text.replace(OF_KIN, '')

/**
 * "My kids' birth flowers tied with a ribbon, so that's a daffodil, a poppy and a snowdrop": what was said of the flowers is said of
 * those that they turn out to be, and there are no others.
 */
export const nameKinds = (text: string): string =>
  text.replace(
    THEN_NAMED,
    (_, ...found: unknown[]) =>
      `${(found.at(-1) as Record<string, string>).list}${(found.at(-1) as Record<string, string>).said ?? ''}`,
  )
