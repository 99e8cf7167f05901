import type { Lettering, NotDrawn } from '#engine/language/brief.ts'

const KIN =
  '(?:my|our|his|her|their|mi|mis|mein(?:e[rsnm]?)?|mon|ma|mes|d[oae]s? meus?|d[oae]s? minhas?|meus?|minhas?|mi[oa]|mie|miei)'

/** Something to be written that is named and not said: "my son's name", "a Bible verse", "una flor con nombre". */
const WANTED = [
  new RegExp(
    `\\b(?:names?|initials|nombres?|iniciales|namen?|initialen|prénoms?|noms?|nomes?|iniciais|nom[ei])\\b (?:of|de|del|do|da|dos|das|von|di|d')? ?${KIN}\\b`,
    'i',
  ),
  /\b[a-z]+['’]s?['’]? (?:names?|initials)\b/i,
  /\b(?:coordinates|coordenadas|koordinaten|coordonnées|coordinate geografiche|birth ?dates?|dates? of birth|wedding date|geburtsdatum|geburtsdaten|fechas? de nacimiento|dates? de naissance|datas? de nascimento|date? di nascita)\b/i,
  /\b(?:con|com|mit|avec|with(?: a| the)?|mit dem|col|con il) (?:nombre|nome|namen?|prénom|names?)\b/i,
  /\b(?:a|an|the|my|favou?rite|un|una|une|ein(?:en)?|um|uma) (?:bible verse|verse|poem|quote|saying|phrase|lyrics?|mantra|versículo|frase|poema|cita|spruch|zitat|citation|verset|citação|verso)\b(?! (?:for|on) (?:an?|this|that|the|my|it|something)\b)/i,
  // "His name on a banner": whose it is was said, and not what it is.
  /\b(?:my|our|his|her|their|its) (?:own |first |last |full |nick)?(?:names?|initials|intials|initals)\b(?! (?:is|was|are|were|means?|meant|starts?|begins?|came|comes|has)\b|['’]s|,? [A-Z])/,
  /(?<!\p{L})(?:sus?|seine[nm]?|sein|ihre?[nm]?|son|leurs?|seus?|il suo|i loro) (?:nombres?|iniciales|[Nn]amen?|[Ii]nitialen|prénoms?|nom|initiales|nomes?|iniciais|nomi|iniziali)(?!\p{L})(?! (?:es|era|ist|war|est|était|é|è|lautet|significa|bedeutet)(?!\p{L})|,? \p{Lu})/u,
  /\b(?:script|lettering|cursive writing|schriftzug)\b(?=.*\b(?:lines?|font|across|along|on)\b)/i,
]
const NO_WISH =
  /\b(?:cover|hide|laser|remove|cubrir|tapar|cobrir|überdecken|cacher|recouvrir|coprire|no|without|sin|ohne|sans|sem|senza)\b/i

/** What is to be written and was not said. The person is asked for it; nothing is made up. */
export function findMissingWords(text: string, lettering: readonly Lettering[]): NotDrawn[] {
  if (lettering.length > 0) return []
  for (const pattern of WANTED) {
    const match = pattern.exec(text)
    if (!match) continue
    const clause =
      text
        .slice(0, match.index)
        .split(/[,.;!?]/)
        .at(-1) ?? ''
    if (!NO_WISH.test(clause)) return [{ text: match[0], reason: 'words', suggestion: null }]
  }
  return []
}
