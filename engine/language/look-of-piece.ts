import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'

/**
 * What a piece is to look like and from what it is to be drawn are neither subjects nor words to be written: "it should look like a page
 * from an old sea map" asks for no map, and "from her wedding photo in 1951" for neither a photo nor a year.
 */

const whole = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})`, 'giu')
const ENDS = '(?!\\p{L})'
const YEAR = "(?:'?\\d{2}s|\\d{4}s?)"
const MONTH =
  '(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)'

const PHOTO = '(?:photo(?:graph)?s?|pictures?|pics?|polaroids?|snapshots?)'
const OLD_PHOTO = `(?:(?:this|that|these|an?|my|our|his|her|their|the|some|one of (?:his|her|their|my|our)) )?(?:(?:old|older|favou?rite|wedding|school|army|navy|family|passport|black and white|faded|baby|childhood|engagement|graduation|vintage|sepia|holiday|reference|only|last|little|${YEAR}) )*${PHOTO}`
const TAKEN = `(?: (?:of (?:him|her|them|us|me|it|hers|his|theirs)|taken|back|(?:that )?(?:i|we) (?:have|took|found|sent|attached|uploaded)|(?:from|in|at|on|of) (?:(?:the|her|his|their|our|my|early|late|about|around) )*(?:${YEAR}|${MONTH}(?: (?:of )?\\d{4})?|wedding(?: day)?|honeymoon|war|army|navy|holidays?|school|graduation|birthday|youth)))*`
/** What comes out of a photo for all to see stays with it. */
const OUT_OF_IT =
  '(?<!(?:growing|coming|flying|falling|emerging|rising|spilling|hanging|stepping|climbing|bursting|blooming|looking|smiling|torn|cut|out) )'

/** From what somebody's likeness is taken. */
const SOURCES = [
  `,? ?(?:(?:based on|model(?:l)?ed (?:on|after)|taken from|copied from|drawn from|done from|after|as in|like in|like on)|${OUT_OF_IT}(?:from|off)) ${OLD_PHOTO}${TAKEN}${ENDS}`,
  `(?:nach|von|aus|vom) ?(?:(?:einem|dem|ihrem|seinem|meinem|unserem|diesem) )?(?:(?:alten|kleinen) )*(?:\\p{L}*fotos?|\\p{L}*fotografie|(?:hochzeits|kinder|pass|schul)bild)(?: von (?:ihr|ihm|ihnen|uns))?(?: (?:von|aus|vom|aus dem jahre?) \\d{4})?${ENDS}`,
  `(?:de|según|basad[oa] en|sacad[oa] de|tomad[oa] de|a partir de) (?:un[ao]?|su|la|mi|esta|esa|aquella) (?:(?:vieja|antigua) )?foto(?:graf[ií]a)?(?: (?:vieja|antigua|suya))?(?: (?:de|del) (?:su |la |el )?(?:boda|pasaporte|escuela|colegio|infancia|juventud|mili|ella|él|carnet))?(?: (?:de|en|del|del año) \\d{4})?${ENDS}`,
  `(?:d['’]après|à partir d['’ ]?e?|tirée? d['’]|de) ?(?:une?|sa|la|cette|ma|son|leur) (?:vieille |ancienne )?photo(?:graphie)?(?: (?:de |d['’])(?:mariage|identité|classe|jeunesse|elle|lui|vacances|famille))?(?: (?:de|en|d['’]) ?\\d{4})?${ENDS}`,
  `(?:baseado em|baseada em|tirad[oa] de|a partir de|de|da|numa) (?:(?:uma|sua|a|essa|minha) )?(?:velha |antiga )?foto(?:grafia)?(?: (?:velha|antiga|dela|dele))?(?: (?:de|do|da) (?:casamento|escola|infância|juventude|família))?(?: (?:de|em) \\d{4})?${ENDS}`,
  `(?:tratt[oa] da|pres[oa] da|da|dalla) (?:(?:una|sua|quella|questa) )*(?:vecchia )?foto(?:grafia)?(?: (?:sua|vecchia))?(?: (?:del|di|delle) (?:(?:suo|loro) )?(?:matrimonio|nozze|scuola|famiglia|gioventù))?(?: (?:del|nel) \\d{4})?${ENDS}`,
].map(whole)

/** What pictures stand in and how they are made, and no thing that such a picture would show. */
const MEDIUM =
  "(?:pages?|plates?|illustrations?|(?:(?:sea|treasure|star|ocean|world|pirate) )?(?:maps?|charts?)|(?:travel |circus |movie |film )?posters?|postcards?|comics?|(?:story|picture|text|children['’]?s |botany |anatomy |comic |colou?ring |spell |fairy ?tale )?books?|encyclop(?:a)?edias?|bestiary|manuscripts?|newspapers?|magazines?|blueprints?|diagrams?|paintings?|engravings?|etchings?|woodcuts?|sketch(?:es)?|drawings?|doodles?|photo(?:graph)?s?|seiten?|buchseiten?|seekarten?|landkarten?|\\p{L}*buch(?:es)?|illustration(?:en)?|zeichnung|gemälde|página|lámina|libro|mapa|cuadro|ilustración|dibujo|grabado|livre|carte|planche|gravure|dessin|tableau|página|livro|desenho|gravura|quadro|pagina|tavola|mappa|disegno|incisione)"
const PIECE =
  '(?:it|this|that|they|(?:the )?whole (?:thing|piece|tattoo|design)|the (?:tattoo|piece|design|drawing)|everything|all of it)'
const OUT_OF = `(?: (?:(?:torn|ripped|taken|straight|fresh|right|cut|copied) )*(?:from|out of|in|of) (?:(?:an?|the|my|some|one of those|those|his|her) )?(?:(?!(?:with|and|on|in) )[\\p{L}'’-]+ ){0,3}?[\\p{L}'’-]+)`
const STOPS =
  '(?= ?(?:[,.;:!?)]|$)| (?:with|and|on|for|but|mit|und|auf|con|y|avec|et|com|e|sul|sur)(?!\\p{L}))'
const OF_SUCH = "(?:(?!(?:with|and|holding|mit|und|con|avec|com) )[\\p{L}\\d'’-]+ ){0,5}?"

/** "It should look like …", "make it look as if it came out of …", and only "like a page from …". */
const LOOKS = [
  `,? ?(?:(?:and|but|so) )?(?:(?:i(?:['’]d| would)? (?:want|like|love|need) |(?:please )?make |have |draw |do )?${PIECE} (?:(?:should|must|has to|have to|needs? to|would|could|can|to|ought to) )?(?:(?:all|really|just|kind of|sort of|be|be drawn|be done|drawn|done) )*(?:look(?:s|ing)?|feel(?:s)?|seem|be|done|drawn) ?(?:(?:all|really|just|a bit|kind of|sort of|almost|more|exactly) )*)(?:like|as if|as though) ${OF_SUCH}${MEDIUM}${OUT_OF}?${STOPS}`,
  `,? ?(?:(?:looking|drawn|done|made|styled|as if|as though) )*(?:like|as if|as though) (?:(?:an?|the|it came|it['’]?s|it is|it was|it were|torn|taken|something) )+${OF_SUCH}${MEDIUM}${OUT_OF}${STOPS}`,
  `,? ?(?:(?:es|das|das ganze|alles) )?(?:(?:soll(?:te)?|muss|darf) )?(?:(?:es|das) )?(?:aussehen )?(?:wie|als (?:wäre|sei|käme) (?:es|sie|er)) ${OF_SUCH}${MEDIUM}(?: (?:aus|in|von) ${OF_SUCH}[\\p{L}]+)?(?: (?:aussehen|gerissen|entsprungen|stammen|aussieht))*${STOPS}`,
  `,? ?(?:(?:que|qui|il|ça|cela|o conjunto|el conjunto|todo|tudo|tout|tutto|che|e|y|et) )*(?:(?:debe|debería|tiene que|doit|devrait|deve|deveria|dovrebbe) )?(?:(?:parezca|parecer|ressemble|ressembler|sembri|sembrare|pareça|se vea|salga) )?(?:(?:como|comme|come|à|a|da) )?(?:(?:si|se) )?(?:(?:fuera|saliera|était|sortait|fosse|viesse|sacad[oa]|tirée?|tirad[oa]|tratt[oa]|uscit[oa]) )*(?:(?:de|d['’]|da|à|a) ?)?(?:una?|une|uma?|uno) ${OF_SUCH}(?:página|lámina|page|planche|pagina|tavola|ilustración|gravure|incisione|gravura) (?:de|d['’]|di|da|do|del|dello|della) ?${OF_SUCH}[\\p{L}]+${STOPS}`,
].map(whole)

const blank = (said: string): string => ' '.repeat(said.length)

/** In which style it is done stays asked: "like an old engraving". */
function exceptStyle(said: string): string {
  return said.replace(/[\p{L}-]+|[^\p{L}-]+/gu, (word) =>
    getLexicon()
      .find(plain(word), 'en')
      .some(({ type }) => type === 'style')
      ? word
      : blank(word),
  )
}

/** Blanks from what a likeness is taken, letter for letter. */
export const maskSources = (text: string): string =>
  SOURCES.reduce((rest, source) => rest.replace(source, blank), text)

/** Blanks what the whole is to look like, letter for letter. What stands first is the wish itself. */
export const maskLook = (text: string): string =>
  LOOKS.reduce(
    (rest, look) =>
      rest.replace(look, (said: string, ...found: unknown[]) => {
        const at = found.find((one) => typeof one === 'number') as number
        return /\p{L}/u.test(rest.slice(0, at)) ? exceptStyle(said) : said
      }),
    text,
  )
