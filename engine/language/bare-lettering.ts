import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import {
  anyCase,
  DAY_IN_FIGURES,
  LETTER,
  ON_BODY,
  PERSON,
} from '#engine/language/lettering-patterns.ts'
import { plain } from '#engine/language/normalise.ts'
import { isStopWord } from '#engine/language/scan.ts'

/** Words to be written that no word for writing leads to: a name before a hand or a place on the body, a number on a helmet. */

const NAMES_TOGETHER = `${PERSON}(?:(?:,? (?:and|und|y|et|e) | ?[&+] ?| )${PERSON}){0,3}`
const HANDS =
  'runes|runen|futhark|(?:viking|norse|nordic|runic) (?:letters|lettering|font|script|runes)|schreibschrift|schnörkelschrift|handschrift|druckschrift|blockschrift|frakturschrift|cursive|script|handwriting|calligraphy|cursiva|corsivo|stampatello|caligrafía|caligrafia|calligrafia|calligraphie|kalligrafie|kalligraphie|old english|typewriter|blackletter|fraktur|block letters|block capitals|lettres cursives|lettres gothiques|letra cursiva|letras góticas|gothic letters'
/** "Emilia in Schreibschrift", "Josephine in thin cursive". */
export const NAME_IN_HAND = new RegExp(
  `(?<![${LETTER}'’])(?<text>${NAMES_TOGETHER})(?= (?:in|en|em) (?:[a-zà-ü]+ ){0,2}${anyCase(HANDS)}(?![${LETTER}]))`,
  'gu',
)
/** "Just Emilia": said of the wish, and no part of the name. */
const LEADING =
  /^(?:Just|Only|Want|Maybe|Please|Hi|Hey|Hello|Hallo|Hola|Salut|Ciao|Nur|Solo|Sólo|Juste|Só|The|Die|Der|Das|La|El|Le|And|Und|With|Mit|Con)(?: and| und)? (?=[^ ])/u
/** What is to be written, named by its kind: which words they are was said elsewhere or not at all. */
const ONLY_KIND =
  /^(?:names?|namen|vornamen?|nachnamen?|text|texte|texto|testo|dat(?:um|en|es?|as?)|fechas?|spr(?:uch|üche)|quotes?|initials?|initialen|iniciales|initiales|words?|wort|wörter|letters?|lettering|tattoos?|schrift|schriftzug|script|zitat|zahlen?|numbers?|numerals?|nombres?|prénoms?|nomes?|nom[ei]|frases?|phrases?|lyrics?|verses?|it|all|everything|alles|todo|tout|tutto|tudo|both|roman|tattooed|written|geschrieben|escrito|écrit|scritto|done)$/iu

/** Told of so often that they are stop words, and written all the same. */
const PARENT_NAMES =
  /^(?:mama|mamá|mamma|mum|mom|mother|papa|papá|dad|father|oma|opa|nana|nan|nonna|nonno|abuela|abuelo|and|und|y|et|e)$/iu

/** Whether the lists know the word, of one or of many. */
function isThing(word: string): boolean {
  const lexicon = getLexicon()
  return [plain(word), ...listSingulars(plain(word), 'en')].some((form) => lexicon.has(form))
}
/** Words such as "familia" and "strength" show nothing by themselves. */
const isIdea = (word: string): boolean =>
  (['en', 'es', 'de', 'fr', 'pt', 'it'] as const).some((language) => {
    const entries = getLexicon().find(plain(word), language)
    return entries.length > 0 && entries.every(({ type }) => type === 'idea')
  })
const words = (said: string): string[] => said.split(/[ ,&+]+/).filter(Boolean)

/** The names before a hand, without a thing that only stands beside them: the heart of "Herz und Emilia in Schreibschrift". */
export function namesInHand(said: string): string | null {
  let names = said.replace(LEADING, '')
  for (;;) {
    const [, first, others] = /^(\S+?),? (?:and|und|y|et|e|[&+]) (.+)$/u.exec(names) ?? []
    if (!first || !others || !isThing(first) || words(others).some(isThing)) break
    names = others
  }
  const all = words(names)
  if (all.every((word) => PARENT_NAMES.test(word))) return names
  return all.some((word) => ONLY_KIND.test(word)) || all.every((word) => isStopWord(plain(word)))
    ? null
    : names
}

const WANTED = anyCase(
  'want|wants|wanna get|get|getting|have|need|like|just|only|möchte|will|gern|gerne|nur|quiero|kiero|quisiera|solo|voudrais|veux|juste|vorrei|voglio|quero|queria',
)
/** "Zaniyah behind my ear": what comes after is looked up, for it must be a place on the body. */
export const NAME_ON_BODY = new RegExp(
  `(?<=(?<lead>^|[.:;!?] ?|\\n|\\b${WANTED} ))(?<text>${NAMES_TOGETHER})(?= (?:on|behind|across|along|down|below|under|auf|hinter|an|am|en|detrás de|sur|derrière|no|na|atrás da|sul|sulla|dietro)(?<place>(?: (?:l['’])?[a-zA-Zà-üÀ-Ü]+){1,3}))`,
  'gu',
)
const ASKS_FOR_NAMES =
  /\b(?:do|can|could) (?:you|u|ya)(?: guys)? (?:also )?(?:do|tattoo|write|letter) (?:names?|initials|lettering|script)\b|\b(?:haces|hacéis|hacen) nombres\b|\bmacht ihr (?:auch )?namen\b|\bvous faites (?:aussi )?les prénoms\b|\bvocês? faze?m? nomes?\b|\bfate (?:anche )?nomi\b/iu
/**
 * Whether it is a name that stands before a place on the body. At the start of a sentence, and in German, a capital says nothing:
 * a thing that no list knows would be lettered there. Where names were spoken of, Luna is one.
 */
export function isNameOnBody(match: RegExpExecArray, text: string): boolean {
  const { text: said = '', place = '', lead = '' } = match.groups ?? {}
  const lexicon = getLexicon()
  const isBody = place
    .split(/[ '’]/)
    .some((word) =>
      ['en' as const, 'de' as const, 'es' as const, 'fr' as const, 'pt' as const].some((language) =>
        lexicon.find(plain(word), language).some(({ type }) => type === 'placement'),
      ),
    )
  const names = words(said).filter((word) => !/^(?:and|und|y|et|e)$/.test(word))
  if (!isBody || names.some((name) => ONLY_KIND.test(name) || isStopWord(plain(name)))) return false
  if (ASKS_FOR_NAMES.test(text)) return true
  if (lexicon.has(plain(said))) return false
  if (/(?:^|[.:;!?\n] ?|(?:möchte|will|gerne?|nur) )$/iu.test(lead)) return false
  return names.every((name) => {
    const word = plain(name)
    return !isThing(word) && !lexicon.isOrdinary(word) && !lexicon.isNoun(word)
  })
}

/** "Emma with angel wings": a name that a wish begins with, and what is to stand about it. */
export const NAME_WITH_WINGS = new RegExp(
  `(?<=^|[.:;!?\\n] ?|\\b${WANTED} )(?<text>${NAMES_TOGETHER})(?= (?:with|between|and|mit|con|avec|com) (?:(?:an?|the|two|pair|of|his|her|big|small|spread|open|feathered|angel|angels?['’]s?|white|black|entre|dos|unas|de|grandes|des|deux|zwei|ausgebreiteten) )*(?:wings|engelsflügeln?|flügeln?|alas|ailes|asas)(?![${LETTER}]))`,
  'gu',
)
/** Nobody is called by a word of the lists. */
export const isBareName = (said: string): boolean =>
  words(said.replaceAll(/ (?:and|und|y|et|e) /g, ' ')).every((name) => {
    const lexicon = getLexicon()
    const word = plain(name)
    const isKnown = isThing(word) || lexicon.isOrdinary(word) || lexicon.isNoun(word)
    return !isKnown && !isStopWord(word) && !ONLY_KIND.test(name)
  })

/** "Anna 09.11.18": right before a whole date. */
export const NAME_BEFORE_DATE = new RegExp(
  `(?<![${LETTER}'’])(?<text>(?!${anyCase('born|since|wedding|married|died|date|on|est|from|until|am|vom|geboren|seit|nacida|desde|née?|depuis|dal')}\\b)${PERSON}(?: ${PERSON})?)(?=:? (?:\\*|- )?(?:${DAY_IN_FIGURES}))`,
  'gu',
)

/** Names that some language has as a word of grammar, or a list as a thing: right before a whole date they are a person's. */
export const LIKE_STOP_WORDS =
  /^(?:Mia|Ella|Elle|Una|Ida|Nora|Luna|Leo|Rosa|Stella|Lily|Rose|Daisy|Ivy|Iris|Jade|Ruby|Grace|Hope|Faith|Joy|Mark|Will|Jack|Max|Rex|Bella|Sol|Lia|Lea|Finn)$/u

const WRITTEN_ON =
  'front|back|sides?|helmet|jersey|shirt|cap|hat|door|plate|bonnet|hood|ball|car|truck|bike|tank|fuselage|tail|wing|badge|shield|sail|hull|chest|sign|flag|tag|barrel|bottle|label|fender|locomotive|train|engine|plane|boat|jacket|sleeve|it'
/** "With 27 on the front of the helmet": many may stand on a branch, but a number on a door is painted there. */
export const NUMBER_ON = new RegExp(
  `\\b(?:with|and|has) (?:an? |the |(?:the )?number )?#?(?<text>\\d{1,4})(?= (?:painted |written |stitched |stamped )?(?:on|across) (?:(?:the|its|his|her) )?(?:[a-z]+ )?(?:${WRITTEN_ON})\\b)`,
  'giu',
)

const IN_THEIR_WORDS =
  "je voudrais|je veux|j[’']aimerais|quiero|kiero|quisiera|me gustaría|ich möchte|ich will|ich hätte gern|hätte gern|möchte|vorrei|voglio|quero|queria|gostaria de"
const NO_INSCRIPTION =
  "un|una|uno|une|unas|unos|ein|eine|einen|um|uma|con|mit|avec|com|with|el|los|las|le|les|il|gli|der|die|das|den|l['’]|nombres?|name|namen|prénoms?|noms?|nomes?|nome|palabras?|wort|mots?|palavras?|parol[ae]|frases?|phrases?|texto?|testo|iniciales|initialen|initiales|iniciais|iniziali|fechas?|datum|dates?|datas?|letras|lettres|algo|etwas|quelque|qualcosa|su|sus|mi|mis|mein|meine|meinen|mon|ma|mes|son|sa|meu|minha|seu|sua|suo|ihr|ihren|seinen?|que|qui|che|já|ya|habe|ho|ai|tiene|avoir|voudrais|veux|aimerais|quiero|kiero|quisiera|gustaría|möchte|hätte|vorrei|voglio|quero|queria|gostaria|hola|coucou|bonjour|salut|hallo|ciao|oi|buenas"
const OTHER_WORD = `(?!(?:${NO_INSCRIPTION})(?![${LETTER}]))[${LETTER}'’]+`
/** "Rien n'est grave écrit sur la côte": all words of the clause before "written", where none of them tells of a thing. */
export const BEFORE_ESCRITO = new RegExp(
  `(?<=^|[,.;:!?] ?|\\b(?:${IN_THEIR_WORDS})(?: (?:juste|nur|einfach|sol[oa]|sólo|só|apenas|soltanto))? )(?<text>(?!(?:juste|nur|einfach|sol[oa]|sólo|só|apenas|soltanto|senza|niente|ohne|keine)(?![${LETTER}]) ?)${OTHER_WORD}(?: ${OTHER_WORD}){1,7}?)(?<!(?<![${LETTER}])(?:klein|groß|gross|schön|zusammen|junto)) (?:écrite?s?|escrit[oa]s?|geschrieben|scritt[oaie])(?= (?:tout|très|muy|bien|molto|sehr|ganz|klein|fein|petit|pequeñ|chiquit|pequen|piccol|finit|en|sur|sul|sulla|sulle|auf|am|an|in|im|no|na|nas|nos|sous|à|au|dans|nel|nella|a lo|ao|unter|über|debajo|abajo|embaixo|sotto|em|por|dans)(?![${LETTER}])|(?<=[ot]) ?(?:[,.;!?]|$))`,
  'giu',
)

/** "Ein Anker, auf dem Heimat steht": in German what is written comes before its verb. */
export const GERMAN_STANDS = new RegExp(
  `,? ?(?<!\\b(?:der|die|das|er|sie|es|und) )\\b(?:auf (?:dem|der|denen)|wo|darauf|drauf|darunter|drunter|darüber|drüber)(?: soll)? (?<text>(?!(?:eine?[nmrs]?|der|die|das|den|dem|zwei|drei|mein|ein|viele|auf|man|sich|nur|etwas|nichts)\\b)[${LETTER}][^,.;:!?"“„]{1,50}?) (?:(?:drauf|darauf|drin) )?(?:steht|stehen|stehen soll)(?= *(?:[,.;!?]|$|und\\b|mit\\b|in\\b|am\\b|auf\\b))`,
  'giu',
)
/** Things stand as well: "auf dem Tannen stehen". A saying of several words does not. */
export const isGermanInscription = (said: string): boolean =>
  words(said).length > 2 || !words(said).some(isThing)

const WAY_OF_WRITING =
  'one word|single word|(?:all )?lower ?case|all caps|(?:[a-zà-ü]+ ){0,3}(?:cursive|script|font|lettering|handwriting|calligraphy|typewriter|blackletter|old english|block letters|block capitals|gothic letters)|(?:[a-zà-ü]+e[rn]? ){0,2}(?:schrift|schreibschrift|handschrift|schnörkelschrift|druckbuchstaben)|letras? [a-zà-ü]+|cursiva|caligraf[ií]a|écriture [a-zà-ü]+|lettres [a-zà-ü]+|calligraphie|(?:scrittura|caratteri) [a-zà-ü]+|corsivo'
/** "Saudade, letra cursiva delicada", "let go - thin script": how it is written is said after it, and nothing before it. */
export const BEFORE_WAY = new RegExp(
  `^(?<text>(?!(?:an?|the|my|i|some|two|three|hi|hey|hello|please|looking|${NO_INSCRIPTION})(?![${LETTER}]))[${LETTER}'’]+(?:,? [${LETTER}'’]+){0,11}?)(?=${ON_BODY}(?:,| [-–—]) (?!(?:no|not|without|sin|ohne|keine|sans|pas|sem|senza|nessuna) )(?:in |en |em |im )?${anyCase(WAY_OF_WRITING)}(?![${LETTER}]))`,
  'giu',
)
/** What a sentence has and a list of things has not. */
const SENTENCE =
  /(?<!\p{L})(?:i|you|we|he|she|they|me|is|are|am|be|do|will|can|not|never|always|who|what|ich|du|wir|wer|ist|bin|hat|nicht|nie|immer|es|soy|eres|nunca|siempre|quien|est|suis|jamais|toujours|qui|sono|sei|mai|sempre|chi|sou|não|quem)(?!\p{L})/iu
const OF_TATTOOS =
  /^(?:tattoos?|tatuajes?|tatouages?|tatuag(?:em|ens|gio|gi)|quotes?|designs?|ideas?)$/i
/** A list of things before a way of writing is still to be seen, and a tattoo is no text. */
export const isSaid = (text: string): boolean =>
  !words(text).some((word) => (isThing(word) && !isIdea(word)) || OF_TATTOOS.test(word)) ||
  (words(text).length > 3 && SENTENCE.test(text))
