import type { Subject } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** Words for what a face shows, how hair is worn and what years have done, and the traits that show it. */
const LOOKS: readonly (readonly [words: RegExp, trait: string])[] = [
  [
    /\beyes? (?:are |is |gently |softly )*(?:closed|shut)\b|\b(?:closed|shut) eyes\b|\bclosing (?:her|his|their) eyes\b|\b(?:asleep|sleeping)\b|\bojos cerrados\b|\bgeschlossenen? augen\b|\baugen (?:sind )?(?:geschlossen|zu)\b|\byeux ferm[eé]s\b|\bolhos fechados\b|\bocchi chiusi\b/i,
    'eyes-closed',
  ],
  [
    /\b(?:scream|shout|yell)(?:ing|s)?\b|\bwar cry\b|\bbattle cry\b|\bmouth (?:wide )?open\b|\bopen mouth\b|\bgritando\b|\bschrei(?:end\w*|t)\b|\bhurlant\w*\b|\burlando\b/i,
    'screaming',
  ],
  [
    /\b(?:furious|angry|enraged|fierce|raging|wrathful|scowling|frowning|glaring|menacing)\b|\b(?:furios|enojad|enfadad)[oa]\b|\bwütend\w*\b|\bzornig\w*\b|\bfurieu(?:x|se)\b|\barrabbiat[oa]\b/i,
    'furious',
  ],
  [
    /\b(?:smil(?:e|es|ing)|grin(?:s|ning)?|happy|cheerful|joyful)\b|\b(?:sonriendo|sonriente)\b|\blächel\w*\b|\bsouriant\w*\b|\bsorri(?:ndo|dente)\b/i,
    'smiling',
  ],
  [
    /\b(?:laugh(?:s|ing)?|in laughter)\b|\briendo\b|\b(?:lachend|lacht)\w*\b|\briant\w*\b|\brindo\b|\bridendo\b/i,
    'laughing',
  ],
  [
    /\b(?:sad|crying|weeping|mournful|mourning|sorrowful|grieving|melanchol\w+)\b|\bin tears\b|\btriste\b|\bllorando\b|\btraurig\w*\b|\bweinend\w*\b|\bpleurant\w*\b|\bchorando\b/i,
    'sad',
  ],
  [
    /\b(?:crying|weeping)\b|\bin tears\b|\b(?:tears?|teardrops?) (?:\w+ )?(?:run|roll|stream|fall|flow|drip|down|on|in)|\b(?:with|shedding) (?:a |her |his )?tears?\b|\b(?:llorando|chorando|lágrimas?|larmes?|tränen?)\b|\bweinend\w*\b|\bpleurant\w*\b/i,
    'tear',
  ],
  [/\b(?:bald|shaved head|shaven head)\b|\bcalvo\b|\bglatze\b|\bchauve\b|\bcareca\b/i, 'bald'],
  [
    /\bhair (?:up )?in (?:a|her) (?:\w+ )?bun\b|\bhair bun\b|\bbun (?:hair|hairstyle)\b|\b(?:with|in) (?:a|her) bun\b|\bmoño\b|\bdutt\b|\bchignon\b/i,
    'hair-bun',
  ],
  [
    /\b(?:curly|curls|kinky|frizzy)\b|\brizad[oa]\b|\blocken\b|\bboucl\w+\b|\bcachead[oa]\b/i,
    'curly-hair',
  ],
  [
    /\b(?:wavy|flowing) (?:\w+ )?hair\b|\bwaves in (?:her|his) hair\b|\bondulad[oa]\b|\bwellig\w*\b/i,
    'wavy-hair',
  ],
  [/\bstraight (?:\w+ )?hair\b|\bpelo liso\b|\bglatte\w* haar\w*\b/i, 'straight-hair'],
  [
    /\bshort (?:\w+ )?(?:hair|bob)\b|\bbob (?:cut|haircut)\b|\bpelo corto\b|\bkurze\w* haar\w*\b/i,
    'short-hair',
  ],
  [/\blong (?:\w+ )?hair\b|\bpelo largo\b|\blange\w* haar\w*\b|\bcheveux longs\b/i, 'long-hair'],
  [/\bblond\w*\b|\bfair[- ]haired\b|\bgolden hair\b|\brubi[oa]\b|\bloir[oa]\b/i, 'blonde'],
  [/\b(?:gr[ae]y|white|silver)(?:[- ]haired|[- ]bearded| hair| beard)\b/i, 'grey'],
  [/\b(?:black|dark|raven)(?:[- ]haired| hair)\b/i, 'black-haired'],
  [
    /\b(?:long|big|huge|full|bushy|thick|great) (?:\w+ )?beard\b|\blong[- ]bearded\b|\bbarba larga\b|\blange[mnr]? bart\b|\blongue barbe\b/i,
    'long-beard',
  ],
  [/\bbeard(?:ed)?\b|\bbarb(?:a|ud[oa])\b|\b(?:bart|bärtig\w*)\b|\bbarbe\b|\bbarbu\b/i, 'beard'],
  [/\b(?:with|smoking) (?:a|his|her) (?:\w+ )?pipe\b|\bpipe in (?:his|her) mouth\b/i, 'pipe'],
  [
    /\b(?:smoking|with) (?:a |his |her )?(?:cigarette|cigar)\b|\bsmoking\b(?! (?:a|his|her) )/i,
    'cigarette',
  ],
  [/\bturban(?:te)?\b/i, 'turban'],
  [
    /\bblindfold(?:ed)?\b|\b(?:ojos|olhos) vendados\b|\bverbundenen? augen\b|\baugenbinde\b|\byeux bandés\b|\bocchi bendati\b/i,
    'blindfold',
  ],
  [/\beye[- ]?patch\b|\bparche en el ojo\b|\baugenklappe\b/i, 'eyepatch'],
]

/** Years are a trait of those whose kind has no elder of its own. */
const OLD = /\b(?:old|elderly|aged|ancient|wrinkled|wrinkles)\b/i

/** Of several lengths, moods or beards one is shown: that which was named most closely. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'long-beard': ['beard'],
  screaming: ['furious', 'smiling', 'laughing', 'sad'],
  furious: ['smiling', 'laughing', 'sad'],
  laughing: ['smiling'],
  'wavy-hair': ['long-hair'],
  'straight-hair': ['long-hair'],
  'curly-hair': ['long-hair', 'short-hair'],
  'hair-bun': ['long-hair', 'short-hair'],
  pipe: ['cigarette'],
}

/** What views show already. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  tear: /tears?$|weeping$/,
  beard: /bearded|^(?:jesus|viking|king|pirate|sailor|wizard)\//,
  'long-beard': /^(?:viking|wizard|king)\//,
  eyepatch: /^pirate\//,
  pipe: /^sailor\/turned/,
  old: /^(?:old-|sailor|wizard)/,
  grey: /^(?:old-|sailor|wizard|king)/,
  'hair-bun': /updo|^old-woman/,
  'short-hair': /\/short/,
}

/** Hair of these is their own, and hidden or part of what they are. */
const OWN_HAIR =
  /^(?:medusa|geisha|virgin-mary|nun|catrina|viking|native-chief|jesus|pin-up|astronaut|soldier|gladiator|firefighter)$/
const OF_HAIR = /hair|^(?:blonde|grey|bald)$/
const OF_BEARDS = /beard/
const IS_HER =
  /^(?:woman|old-woman|geisha|catrina|medusa|nun|pin-up|virgin-mary|witch|angel|ballerina|mermaid)$/

/** Traits that `wish` tells of somebody whose head may be shown. */
function traitsOf({ motif, variant, text, modifiers }: Subject, wish: string): string[] {
  const all = LOOKS.filter(([words]) => words.test(wish)).map(([, trait]) => trait)
  if (OLD.test(`${text} ${modifiers.join(' ')}`)) all.push('old')
  const told = new Set(all)
  for (const trait of all) for (const less of INSTEAD[trait] ?? []) told.delete(less)
  return [...told].filter(
    (trait) =>
      !SHOWN[trait]?.test(`${motif}/${variant ?? ''}`) &&
      !(
        OWN_HAIR.test(motif) &&
        (OF_HAIR.test(trait) || (OF_BEARDS.test(trait) && motif !== 'gladiator'))
      ) &&
      !(IS_HER.test(motif) && OF_BEARDS.test(trait)),
  )
}

/** The pirate is a bearded man; she is a woman in the hat of one. */
const HERSELF = /\b(?:girl|lady|woman|chica|mujer|frau|fille|femme)\b/i

/** Everybody whose head may be shown, with what was said of it. */
export function withLooks(subjects: readonly Subject[], wish: string): Subject[] {
  return subjects.map((subject) => {
    const motif = findMotif(subject.motif)
    if (subject.motif === 'pirate' && HERSELF.test(subject.text))
      return {
        ...subject,
        motif: 'woman',
        traits: ['tricorne', ...traitsOf({ ...subject, motif: 'woman' }, wish)],
      }
    if (!motif?.measure || !/^(?:human|mythical)$/.test(motif.category)) return subject
    const traits = traitsOf(subject, wish)
    return traits.length > 0 ? { ...subject, traits } : subject
  })
}
