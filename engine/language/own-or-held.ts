import type { Token } from '#engine/language/scan.ts'

/** What a being has several of, and one of them may look otherwise: "con una zampa bianca". */
export const ONE_OF_ITS =
  /^(?:eye|ear|horn|leg|tooth|wing|paw|ojo|auge|oeil|olho|occhio|pata|patita|pfote|pfotchen|patte|zampa|zampina|patinha|oreja|ohr|oreille|orelha|orecchio|cuerno|corne|corno|chifre|ala|flugel|aile|asa|colmillo|diente|dente|dent|zahn|bein)$/

const AT = /^(?:in|en|im|dans|no|na|nel|nella|entre|zwischen|tra|fra|between)$/
const HELD_AT =
  /^(?:(?:el|la|los|las|su|sus|dem|der|den|seinem|seinen|le|les|son|sa|ses|o|a|os|as|il|lo|gli|its|his|her|the) )?(?:pico|boca|hocico|garras|patas|schnabel|maul|mund|krallen|pfoten|bec|gueule|bouche|griffes|pattes|serres|bico|focinho|becco|bocca|fauci|artigli|zampe|beak|mouth|claws|jaws|talons|paws)\b/
const NEAR = 4

/** "Con un ojo humano en el pico": of somebody else, and held. */
export const isAtMouth = (tokens: readonly Token[], end: number): boolean =>
  tokens.slice(end, end + NEAR).some(({ plain: word }, i) => {
    const next = tokens.slice(end + i + 1, end + i + 3).map((token) => token.plain)
    return AT.test(word) && HELD_AT.test(next.join(' '))
  })
