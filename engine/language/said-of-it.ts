import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'

/** Ways of saying what is at a thing, what it is made of and what takes its place, in every language, put as the reader knows them. */

/** "Flames around em". */
const THEM =
  /\b(around|round|behind|beneath|underneath|under|over|above|through|between|on|with|inside|beside|near|of) ['’]?em\b/giu

const LITTLE_FINGER =
  '(?:mignol[oi]|meñiques?|petits? doigts?|auriculaires?|kleinen? fingern?|kleinen finger|(?:dedos? )?(?:mindinhos?|mínimos|dedinhos?)|pink(?:y|ie)(?: finger)?s?)'
/** "Che si stringono il mignolo", "con los meñiques entrelazados", "die sich den kleinen Finger geben". */
const PROMISE = new RegExp(
  `,? (?<!\\p{L})(?:(?:che|que|qui|die) )?(?:(?:si|se|sich) )?(?:(?:stringono|stringendosi|incrociano|intrecciano|tengono|uniscono|danno|dan|dándose|agarran|cruzan|entrelazan|toman|unen|agarrad[oa]s|cogid[oa]s|tiennent|tenant|serrent|donnent|croisent|lient|dão|dando|entrelaçam|entrelaçando|seguram|cruzam|linking|hooking|locking|crossing|holding) )?(?:(?:per|por|par|pel[oa]s?|con|com|avec|mit|an|with) )?(?:(?:il|i|el|los|le|les|leurs?|den|dem|die|ihren?|o|os|a|their) )?${LITTLE_FINGER}(?: (?:intrecciati|incrociati|uniti|entrelazados|cruzados|unidos|enlazados|entrelacés|croisés|enlacés|liés|geben|halten|reichen|verhaken|einhaken|verhakt|verschränkt|eingehakt|entrelaçados|dados|intertwined|linked|locked|hooked|crossed|together))?(?= ?(?:[,.;!?]|$)| (?:(?:y|e|et|und|and|per|para|pour|für|for|in|en|em|im|with|con|com|mit|avec)(?!\\p{L})))`,
  'giu',
)
/** Two German nouns in a row would be two things. */
const GERMAN_PROMISE = /(?<!\p{L})hände pinky promise/giu
const HANDS_BEFORE = /(?<!\p{L})(?:hands?|mani|manos|mains|hände|mãos)(?!\p{L})/iu

const TWO_SIDED =
  'scales?|scales of justice|weighing scales?|balance|coins?|seesaw|locket|medallion|medal|pendant|cards?|dog ?tags?|shield|mirror|balanza|báscula|moneda|medalla|medallón|espejo|escudo|carta|waage|münze|medaille|medaillon|schild|spiegel|bilancia|moneta|medaglia|medaglione|scudo|specchio|pièce|médaille|médaillon|pendentif|bouclier|miroir|balança|moeda|medalha|medalhão'
const ONE_SIDE =
  "(?:on (?:the )?one (?:side|pan|plate|scale|end)|(?:en|a|de|por) un (?:lado|platillo|plato)|auf (?:der )?(?:einen|einer) (?:seite|schale|waagschale)|(?:d['’]|sur |dans )un (?:côté|plateau)|(?:da|su|de|em|num|in) ?(?:um |un )?(?:lato|piatto|lado|prato)|da una parte)"
const OTHER_SIDE =
  "(?:(?:on|in) the other(?: (?:side|pan|plate|one|end))?|(?:en|a|de|por) el otro(?: (?:lado|platillo|plato))?|(?:al|del) otro(?: (?:lado|platillo|plato))?|auf der anderen(?: (?:seite|schale|waagschale))?|(?:de|sur|dans) l['’]autre(?: (?:côté|plateau))?|(?:dall|sull|nell)['’]altr[oa](?: (?:lato|piatto|parte))?|[dn]o outro(?: (?:lado|prato))?)"
/** "A scale with a heart on one side and a feather on the other": each lies on the scale, whoever holds it. */
const ON_BOTH_SIDES = new RegExp(
  `(?<!\\p{L})((?:${TWO_SIDED})(?: of justice)?)( with| con| mit| avec| com|,) ([^.;!?,]{1,50}?),? ${ONE_SIDE},?( (?:and|y|und|et|e)|) ([^.;!?,]{1,50}?),? ${OTHER_SIDE}(?!\\p{L})`,
  'giu',
)

/** By the word that brings along: which article its language has. */
const ARTICLE_AFTER: Readonly<Record<string, string>> = {
  con: 'la',
  mit: 'der',
  avec: 'la',
  com: 'a',
}

/** What "of glass" makes a name of its own: a crystal ball, a glass slipper, a shard. */
const NAMED_BY_GLASS =
  'bolas?|boules?|esferas?|sfer[ae]|globes?|globos?|pall[ae]|campanas?|campân?ulas?|cúpulas?|redomas?|cloches?|zapat\\p{L}+|pantoufles?|scarpett[ae]|sapatinhos?|trozos?|pedazos?|morceaux?|pezzi|pezzo|pedaços?|pieces?|shards?|slivers?|cut|scherben?|stücke?|splitter|éclats?|cocci|cacos?|eyes?|ojos?|œil|oeil|occhio|olhos?|pane|panes|sheet|tree|árbol|made'
/** "Un frasco de cristal", "ein Herz aus Glas": how it is made, and no diamond and no jar besides. */
const OF_GLASS = new RegExp(
  `(?<=\\p{L}{3,} )(?<!(?<!\\p{L})(?:${NAMED_BY_GLASS}) )(?:(?:made |blown )?(?:out )?of|made from|aus|(?:hech[oa]s? |feit[oa]s? |fatt[oaie] |faite?s? )?(?:de|di|en|em|in)) (?:(?:puro|clear|thin|pure|klarem|reinem|dünnem|blown) )?(?:cristal|cristallo|vidrio|vidro|vetro|verre|glas|glass|kristall)(?!\\p{L}| (?:of|de|di|ball|jar|bottle|con|dome))`,
  'giu',
)

const SAME_BUT =
  '(?:(?:something |just |exactly )?like (?:that|this|it|those)(?: one)?|(?:the )?same(?: thing| one| idea)?|(?:algo |uno )?así|igual|lo mismo|(?:so was|so etwas|so|genauso|das gleiche|dasselbe)|pareil(?:le)?|comme ça|la même(?: chose)?|le même|(?:algo |um )?assim|o mesmo|(?:una cosa )?così|uguale|lo stesso)'
/** "Flowers in her hair … like that but with blue roses": the roses take the place of the flowers. */
const LIKE_IT_BUT = new RegExp(
  `,? ?(?<!\\p{L})${SAME_BUT},? (?:but|just|only|pero|aber|nur|mais|mas|ma) (?:with|con|mit|avec|com) ((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)(?= ?(?:[,.;!?]|$)| (?:(?:and|y|und|et|e|instead|for|para|für)(?!\\p{L})))`,
  'iu',
)
const FLOWERS = /(?<!\p{L})(?:flowers|flores|blumen|fleurs|fiori)(?!\p{L})/iu
const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'it'] as const
const namesPlant = (said: string): boolean =>
  said.split(' ').some((word) =>
    LANGUAGES.some((language) =>
      [plain(word), ...listSingulars(plain(word), language)].some((form) =>
        getLexicon()
          .find(form, language)
          .some((entry) => entry.type === 'subject' && entry.group === 'plant'),
      ),
    ),
  )

function takePlaces(text: string): string {
  const found = LIKE_IT_BUT.exec(text)
  if (!found) return text
  const [clause, thing = ''] = found
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + clause.length)
  return FLOWERS.test(before) && namesPlant(thing)
    ? `${before.replace(FLOWERS, thing)}${after}`
    : `${before} with ${thing}${after}`
}

/** "Her face is half skull". */
const IS_HALF =
  /\b(face|head|portrait)s? (?:is|are|that['’]?s|that is|being|looks) half (?:an? )?(?=(?:skull|skeleton|robot|wolf|lion|tiger|demon|mandala)\b)/giu

/** "Nella parte superiore e una rosa in quella inferiore", "im unteren": the other part, and no word for it. */
const OTHER_PART = [
  [/(?<!\p{L})im (oberen|unteren)(?= ?(?:[,.;!?]|$))/giu, 'im $1 teil'],
  [
    /(?<!\p{L})in quella (?:di )?(superiore|inferiore|alta|bassa|sopra|sotto)(?!\p{L})/giu,
    'nella parte $1',
  ],
  [
    /(?<!\p{L})en la (?:de )?(arriba|abajo|superior|inferior)(?= ?(?:[,.;!?]|$))/giu,
    'en la parte $1',
  ],
  [/(?<!\p{L})na (?:de )?(cima|baixo|superior|inferior)(?= ?(?:[,.;!?]|$))/giu, 'na parte $1'],
  [/(?<!\p{L})dans (?:la|celle du) (haute?|basse?|bas)(?= ?(?:[,.;!?]|$))/giu, 'dans la partie $1'],
] as const

export const sayOfIt = (text: string): string => {
  const said = OTHER_PART.reduce<string>(
    (rest, [words, plainly]) => rest.replace(words, plainly),
    text,
  )
  return takePlaces(said)
    .replace(THEM, '$1 them')
    .replace(
      ON_BOTH_SIDES,
      (_, on: string, joins: string, one: string, and: string, other: string) => {
        const place = `on top of ${ARTICLE_AFTER[joins.trim()] ?? 'the'} ${on}`
        return `${on}${joins === ',' ? ' with' : joins} ${one} ${place}${and || ' and'} ${other} ${place}`
      },
    )
    .replace(OF_GLASS, '')
    .replace(IS_HALF, '$1 halved with a ')
    .replace(PROMISE, (promise: string) => (HANDS_BEFORE.test(text) ? ' pinky promise' : promise))
    .replace(GERMAN_PROMISE, 'pinky promise')
}
