import { findMotif } from '#engine/motifs/registry.ts'

/** Small ways of saying a thing that the reader knows by a plainer one: counts that come after, what is taken back, what is worn and held. */
const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
/** "Hummingbirds, four, drinking": the number comes after. "Sunflowers! Like 3 of them". */
const COUNT_AFTER = new RegExp(
  `\\b(?!hands\\b)([\\p{L}-]{2,}s), (${NUMBER})(?= ?(?:[,.;!?]|$))`,
  'giu',
)
const OF_THEM_APART = new RegExp(
  `\\b([\\p{L}-]{3,}s) ?[.!]+ (?:like |about |maybe |just )?(${NUMBER}) of (?:them|those|these)\\b`,
  'giu',
)
/** "A ship, but the ship is a paper boat": what it is after all. */
const IS_AFTER_ALL =
  /\ban? ([\p{L}-]+)([^.;!?]{0,40}?),? (?:but|only|except(?: that)?|and) (?:the |that )\1 is (?:actually |really |just |in fact )?(an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?= ?(?:[,.;!?]|$|and\b|with\b))/giu
/** "But instead of snakes it's koi". */
const INSTEAD_IT_IS =
  /,? ?(?:\bbut )?\binstead of (?:the |its |his |her |an? )?[\p{L}]+,? (?:it['’]?s|they['’]?re|there(?:['’]s| is| are)|(?:s?he|they|it) (?:has|have|['’]s got|is|are)|use|has|have) /giu
/** "Penguins holding flippers". */
const HOLDING_PARTS =
  /\bholding (?:each other['’]?s )?(?:flippers|paws|wings|fins|tails|trunks|hooves)(?= ?(?:[,.;!?]|$|and\b|while\b|in\b|on\b|under\b))/giu
/** "He's got a top hat": he wears it. */
const HAS_ON =
  /,? (?:and )?(?:he|she|it)(?:['’]?s| has)(?: got| wearing| in)? (?=an? (?:[\p{L}-]+ )?(?:hat|cap|crown|veil|helmet|scarf|monocle|bow ?tie|mask|tiara|tutu|cape)\b)/giu
/** "Swallow swallow anchor": named twice is two of them. */
const NAMED_TWICE = /\b([\p{L}]{4,}) \1\b(?! \1)/giu
const twoOf = (said: string, word: string): string =>
  findMotif(word.toLowerCase()) ? `two ${word}s` : said
/** "Bust of a woman", "marble statue of an emperor": one thing, which is a goddess where it is of a woman. */
const STATUE_OF =
  /\b((?:[\p{L}]+ )?(?:statue|bust|sculpture)(?: bust| head)?) of (?:an? |the )?(?:(?:young|old|beautiful|greek|roman) )*(?:(man|boy|god|emperor|philosopher|warrior)|woman|girl|lady|goddess)\b/giu
/** "Bent into a heart". */
const SHAPED_INTO =
  /\b(?:shaped|bent|formed|twisted|curled|curved|folded|coiled|arranged|tied|looped) (?:in)?to (?:the (?:shape|form) of )?(?=an? )/giu
/** "Sun on left, moon on right": beside each other, and neither on the other. */
const LEFT_AND_RIGHT =
  /\bon (?:the )?(left|right),? (?:and )?(?=(?:(?!and |his |her |mine )[\p{L}-]+ ){1,3}on (?:the )?(?:left|right)\b(?= ?(?:[,.;!?]|$)))|(?<=\bon (?:the )?(?:left|right),? (?:and )?(?:(?!and |his |her |mine )[\p{L}-]+ ){1,3})on (?:the )?(?:left|right)\b(?= ?(?:[,.;!?]|$))/giu
/** "A key tied to a balloon". */
const TIED_TO =
  /\b(?:tied|attached|fastened|hooked) (?:on)?to (?=(?:(?:an?|the|two|three|some|his|her|its) )?(?:[\p{L}-]+ ){0,2}(?:balloons?|kites?|branch|moon|stars?|hook|nail|clouds?)\b)/giu
/** "Penguins holding hands, two". */
const COUNT_AFTER_DOING = new RegExp(
  `\\b([\\p{L}-]{2,}s) ([\\p{L}]+ing\\b[^,.;!?]{0,30}), (${NUMBER})(?= ?(?:[,.;!?]|$))`,
  'giu',
)
/** "A bear skateboarding": what it rides is said by the doing. */
const RIDING =
  /(?<=\b(?:an?|the|two|three) (?:[\p{L}-]+ ){0,2}[\p{L}-]+ )(skateboard|surf|snowboard)ing\b(?! (?:an?|the|on|in|down|over|through|board|lesson|contest))/giu
/** "A robin with a red breast": as every robin has it. */
const RED_BREAST =
  /(?<=\brobins?\b[^.;!?]{0,80}?),? ?\b(?:with )?(?:(?:a|the|its|his|her|little|bright) )*(?:red|orange)[ -]?breast\b/giu
/** "Forehead to forehead". */
const FACING_PARTS =
  /\b(?:touching (?:heads|noses|foreheads|beaks|snouts|muzzles)|forehead to forehead|nose to nose|head to head|beak to beak|snout to snout|brow to brow)(?: (with) |\b)/gi
/** "Its reflection in the water": in which it is seen is no wave. */
const REFLECTION_IN = /\breflection in (?:the |a |some )?(?:still |dark |calm )?water\b/giu
/** "All black except the ring which is gold". */
const ALL_BUT =
  /,? ?\b(?:(?:all|everything|completely|entirely|fully|mostly) )(black|black and grey|grey)(?:,)? (?:except|but|apart from|save)(?: for)? (?:the |its |his |her )([\p{L}-]+)[, ]+(?:which|that|and (?:it|that)) (?:is|are|should be|will be)(?: in)? ([\p{L}-]+)(?= ?(?:[,.;!?]|$))/giu
/** "Driving into the sunset": before it. */
const INTO_SUNSET =
  /\b(?:driving|riding|sailing|walking|flying|rolling|cruising) (?:off |away |out )?into (?=(?:the |a )?(?:sun(?:set|rise)|setting sun)\b)/giu
/** "Howling up at the moon". */
const HOWLING_UP = /\b(howling|howls|barking|roaring|singing|screaming) up (?:at|to)\b/giu
/** "Holding the moon on a string": what it is held by is none of what it stands on. */
const ON_A_STRING =
  /(?<=\b(?:hold(?:s|ing)|carrying|flying|walking|with|pulling) [^,.;!?]{2,40}) on an? (?:long |thin |little |piece of )?(?:string|thread)\b/giu
/** "Hanging off a branch". */
const HANGING_OFF =
  /\b(hang(?:s|ing)?|dangl(?:es|ing)|swing(?:s|ing))((?: upside[- ]down)?) off(?: of)?\b(?! (?:it|him|her|them)\b)/giu
/** "A woman wearing a wolf pelt": the beast is worn, and nothing besides. */
const PELT =
  /(?<=\b(?:wear(?:s|ing)?|in|under) (?:an? |the |his |her )?(?:[\p{L}]+ )?(?:wolf|bear|lion|tiger|fox|panther|jaguar|leopard|boar|stag|deer|coyote|buffalo|bull))(?:['’]?s)? (?:pelts?|skins?|hides?|head ?dress|hood|fur hood|head ?piece)\b/giu
/** "Hands of a skeleton". */
const SKELETONS_HANDS = /\b(?:the |an? )?(hands?) of (?:an? |the )?skeletons?\b/giu

/** "The moon between deer antlers": of a deer that is to be seen. */
const BETWEEN_ANTLERS = /\b(between|in) (?:the |an? )?(deer|stag|elk|moose)(?:['’]?s)? antlers\b/giu

export const sayPlainly = (text: string): string =>
  text
    .replace(LEFT_AND_RIGHT, ', ')
    .replace(OF_THEM_APART, '$2 $1')
    .replace(HOLDING_PARTS, 'holding hands')
    .replace(COUNT_AFTER, '$2 $1')
    .replace(IS_AFTER_ALL, '$3$2')
    .replace(INSTEAD_IT_IS, ' with ')
    .replace(HAS_ON, ' wearing ')
    .replace(NAMED_TWICE, twoOf)
    .replace(COUNT_AFTER_DOING, '$3 $1 $2')
    .replace(RIDING, (_, board: string) => `riding a ${board === 'surf' ? 'surfboard' : board}`)
    .replace(RED_BREAST, '')
    .replace(TIED_TO, 'hanging from ')
    .replace(SHAPED_INTO, 'in the shape of ')
    .replace(STATUE_OF, (_, statue: string, man?: string) => (man ? statue : 'greek goddess'))
    .replace(FACING_PARTS, (_, whom?: string) => (whom ? 'facing ' : 'facing each other'))
    .replace(HANGING_OFF, '$1$2 from')
    .replace(HOWLING_UP, '$1 at')
    .replace(ON_A_STRING, '')
    .replace(REFLECTION_IN, 'reflection')
    .replace(ALL_BUT, ', $3 $2, everything else $1')
    .replace(INTO_SUNSET, 'in front of ')
    .replace(PELT, '')
    .replace(BETWEEN_ANTLERS, '$1 the antlers of a $2')
    .replace(SKELETONS_HANDS, 'skeleton $1')
