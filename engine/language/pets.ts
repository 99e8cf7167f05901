import { getLexicon } from '#engine/language/lexicon.ts'
import { anyCase, LETTER, PERSON } from '#engine/language/lettering-patterns.ts'
import { plain } from '#engine/language/normalise.ts'

/**
 * People call their pet a dog and say of what breed it is beside it: "mi perrita Luna (es una salchicha)", "mon chat, un chartreux".
 * The breed takes the place of the general word before anything else is read, so that one animal is read and no second thing.
 */

const DOG =
  'dog|doggo|puppy|pup|perr[oa]|perrit[oa]|cachorr[oa]|cachorrinh[oa]|c[aã]o(?:zinho)?|cadela|chien(?:ne)?|toutou|hund|hündin|hündchen|wauzi|cane|cagnolin[oa]|cagnetta|cucciol[oa]'
const CAT =
  'cat|kitty|kitten|gat[oa]|gatit[oa]|gatinh[oa]|chat(?:te)?|chaton|minou|katze|kater|katerchen|kätzchen|mieze|gatt[oa]|gattin[oa]|micio|micia'

/** What breeds are called for short, and by which name the lists know them. */
const DOG_BREEDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:perr[oa] )?salchicha$|^salsich(?:a|inha)$|^salsicciotto$|^te[ck]+el$|^d[ao]ckel$|^bassott[oa]$|^dachshund$/iu,
    'dachshund',
  ],
  [/^golden(?: retriever)?$/iu, 'golden retriever'],
  [
    /^(?:french bull(?:y|dog)|bulldog french|frenchie|bulldog franc[eé]s|bouledogue(?: français)?|bulldog francese|buldogue francês|französische bulldogge|franzose)$/iu,
    'french bulldog',
  ],
  [/^(?:lab|labi|labrador(?:a|in)?|labrador retriever)$/iu, 'labrador'],
  [
    /^(?:pastor(?:a)? (?:alem[aáã]n?|alemã)|(?:deutscher )?schäferhund|schäfi|berger allemand|pastore tedesco|german shepherd|shepherd german)$/iu,
    'german shepherd',
  ],
  [/^(?:border(?: collie)?)$/iu, 'border collie'],
  [/^(?:husky|huskie|husky siberian[oa])$/iu, 'husky'],
  [/^(?:caniche|pudel|barbone|barboncin[oa]|poodle)$/iu, 'poodle'],
  [/^(?:mops|carlin|carlino|pug)$/iu, 'pug'],
  [/^(?:bulldog|buldogue|bulldogge|bulldog inglese|bulldog ingl[eé]s)$/iu, 'bulldog'],
  [
    /^(?:beagle|corgi|chihuahua|doberman|dobermann|rottweiler|pitbull|rotti|dalmata|dálmata|dalmatien|dalmatiner|dalmatian)$/iu,
    '=',
  ],
  [
    /^(?:jack russell|yorkshire|yorkie|schnauzer|shiba|cocker|cocker spaniel|setter|boxer|shih tzu|galgo|greyhound|whippet|west(?:ie|y)|maltese|maltés|bichon|mischling|mestiz[oa]|vira[- ]?lata|meticci[oa]|bâtard|mutt|cavalier)$/iu,
    '',
  ],
]
const CAT_BREED =
  /^(?:chartreux|persan[e]?|persa|perser(?:katze)?|siam[eé]s[ae]?|siamois(?:e)?|siamkatze|siamese|maine coon|sphynx|bengal(?:e|í|katze)?|britannic[oa]|british shorthair|kartäuser|norvegese|norwegische waldkatze|angora|european[oa]|européen(?:ne)?|ragdoll|certosino|birman[oe])$/iu

const ONE = 'an?|un|una|une|um|uma|ein|eine|einen|einer'
const IS =
  "(?:c['’]|(?:he|she|it|who|which|il|elle|er|sie|lui|lei|ele|ela|[eé]l|ella|que|qui|che|der|die|das) )?(?:(?:is|was|es|era|est|[eé]tait|ist|war|[eé]|[eè])(?: so)? )?"
const NAME = `(?: (?!${anyCase('with|con|mit|avec|com|and|und')})${PERSON})?`
const BREED_NAME = `[${LETTER}-]+(?: [${LETTER}]+)?`
/** "Perrita Luna (es una salchicha)", "cachorro Thor … (era um golden)", "my dog died, he was a bulldog french". */
const PET_AND_BREED = new RegExp(
  `(?<![${LETTER}])(?<pet>${anyCase(`${DOG}|${CAT}`)})(?<name>${NAME})(?<told>[^.!?]{0,120}?)(?<aside>(?:(?:, ?|\\(|[.!] )${anyCase(IS)}| (?:${anyCase('is|was|era|war|ist|était|est|é|è')}) )(?:${anyCase(ONE)}) (?<breed>${BREED_NAME}))(?=\\)|,|\\.|;|$| (?:${anyCase('with|con|mit|avec|com|name|named|called|y|und|et|and|e|dormid[oa]|de|d[ea]|grau|schwarz|negr[oa]|noir[e]?|pret[oa]|ner[oa]')})(?![${LETTER}]))\\)?`,
  'gu',
)

function breedOf(
  said: string,
  isCat: boolean,
  isEnglish: boolean,
): { said: string; breed: string } | undefined {
  // "Ein Dackel schwarz": the second word may be none of the name.
  for (const words of [said, said.split(' ')[0]!]) {
    if (isCat && CAT_BREED.test(words)) return { said: words, breed: '' }
    const known = isCat ? undefined : DOG_BREEDS.find(([names]) => names.test(words))
    if (known) return { said: words, breed: known[1] === '=' ? words : known[1] }
  }
  // "Un naranjoso de esos": what no list knows says how it looks, and is no second thing.
  const [first = ''] = said.split(' ')
  return isEnglish || getLexicon().words.has(plain(first)) ? undefined : { said: first, breed: '' }
}

const isCatWord = (pet: string): boolean => new RegExp(`^(?:${CAT})$`, 'iu').test(pet)

const LOOKS =
  '(?:(?!(?:with|of|in|on|at|who|that|the|good|real|bit|con|mit|avec|com)(?!\\p{L}))[\\p{L}-]+,? ){1,4}'
/** "My cat milo … hes a fat orange tabby", "er ist ein dicker roter Kater": how the one looks that was named, and no second one. */
const DESCRIBED = new RegExp(
  `(?<!\\p{L})(?<pet>${DOG}|${CAT})(?<name>(?: [\\p{L}]+)?)(?<told>[^?]{0,120}?)(?:[,.;!(] ?|\\s)(?:(?:cos|because|and|y|und|et|e) )?(?:(?:he|she|it)(?:['’]?s| is| was)|er ist|sie ist|er war|sie war) (?:an?|eine?) (?:very |really |sehr |so )?(?<looks>${LOOKS})(?<noun>tabby|calico|tortie|tortoiseshell|ginger|tuxedo|${DOG}|${CAT})(?!\\p{L})\\)?`,
  'giu',
)
const COATED = /^(?:tabby|calico|tortie|tortoiseshell|ginger|tuxedo)$/i
/** "Es un gato naranja gordo": the same where the words come after. */
const DESCRIBED_AFTER = new RegExp(
  `(?<!\\p{L})(?<pet>${DOG}|${CAT})(?<told>(?: [\\p{L}]+)?[^?]{0,120}?)(?:[,.;!(] ?)(?:(?:él|ella|que|il|elle|c['’]|lui|lei|ele|ela|è|é) ?)?(?:es|era|est|était|è|é|era)? ?(?:un[ae]?|uma?) (?:${DOG}|${CAT}) (?<looks>(?:(?:y|et|e|muy|très|muito|molto) )?[\\p{L}]+(?: [\\p{L}]+){0,2})\\)?(?= ?(?:[,.;!?]|$))`,
  'giu',
)
const nameLooks = (text: string): string =>
  text
    .replace(DESCRIBED, (...match) => {
      const { pet, name, told, looks, noun } = match.at(-1) as Record<string, string>
      const coat = COATED.test(noun!) ? `${noun} ` : ''
      return `${looks}${coat}${pet}${name}${told}`
    })
    .replace(DESCRIBED_AFTER, (...match) => {
      const { pet, told, looks } = match.at(-1) as Record<string, string>
      return `${pet} ${looks}${told}`
    })

interface Named {
  named: string
  /** What the pet is called now. */
  pet: string | undefined
}

/** The same text with the breed for the pet's general word, and without the aside that told it. */
function nameBreeds(text: string): Named {
  let pet: string | undefined
  const named = text.replace(PET_AND_BREED, (...match) => {
    const whole: string = match[0]
    const groups = match.at(-1) as Record<string, string>
    const found = breedOf(
      groups.breed!,
      isCatWord(groups.pet!),
      / an? $/i.test(groups.aside!.slice(0, -groups.breed!.length).replace('(', ' ')),
    )
    if (!found) return whole
    pet = found.breed || groups.pet!
    const opens = groups.aside!.startsWith('(') ? ' ' : ','
    return `${pet}${groups.name}${groups.told}${opens}${groups.breed!.slice(found.said.length)}`
  })
  return { named, pet }
}

const FACE =
  'face|head|portrait|cara|carita|rostro|cabeza|retrato|gesicht|gesichtchen|schnauze|kopf|porträt|visage|tête|bouille|frimousse|portrait|museau|rosto|rostinho|carinha|focinho|focinhinho|cabeça|muso|musetto|faccia|faccina|viso|testa|ritratto'
const PETS = new RegExp(`(?<![${LETTER}])${anyCase(`(?:${DOG}|${CAT})`)}(?![${LETTER}])`, 'u')
/** "O rostinho dele", "sein Gesicht": the pet's, where one was told of. */
const ITS_FACE = new RegExp(
  `(?<!\\p{L})(?:(?:(?:el|la|il|lo|l['’]|o|a|das|den|die|le|un|una|um|uma|ein) ?)?(?:${FACE}) (?:dele|dela|deles|di lui|di lei|de [eé]l|de ella|suyo|suya|von ihm|von ihr|de lui|d['’]elle)|(?:su|sus|sein|seine[nm]?|ihr|ihre[nm]?|sa|son|(?:il |la )?su[oa]|seu|sua|o seu|a sua) (?:${FACE}))(?!\\p{L})`,
  'giu',
)

/** "I like his face with a crown": where the wish begins with it. */
const HIS_FACE =
  /(?<=\b(?:want|like|love|get|have|need|do|of|tattoo) )(?:just |only )?(?:his|her|its) (?:face|head|portrait)\b/giu

/**
 * A wish with its pet by its breed, which may have been told in the rest of the text; and whose face is meant, where the pet was told of
 * in a sentence of its own.
 */
export function namePets(said: string, text: string): string {
  const wish = nameLooks(said)
  const here = nameBreeds(wish)
  const breed = here.pet ?? nameBreeds(text).pet
  const pet = breed ?? PETS.exec(text)?.[0]
  if (!pet) return wish
  const named = !here.pet && breed ? wish.replace(PETS, breed) : here.named
  return named.replace(ITS_FACE, `${pet} his face`).replace(HIS_FACE, `${pet} his face`)
}
