import type { Brief, Subject } from '#engine/language/brief.ts'
import { findForm } from '#engine/forms/registry.ts'
import { takesTraits } from '#engine/forms/traits.ts'
import { plain } from '#engine/language/normalise.ts'
import { withoutThose } from '#engine/language/without-those.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What somebody always has on, whatever they do. */
export const ALWAYS_WORN: Readonly<Record<string, RegExp>> = {
  samurai: /^(?:helmet|samurai-helmet|armor)$/,
  knight: /^(?:helmet|armor)$/,
  viking: /^(?:helmet|viking-helmet)$/,
  astronaut: /^(?:helmet|space-?suit)$/,
  diver: /^(?:helmet|diving-helmet)$/,
  soldier: /^(?:helmet|army-helmet|uniform)$/,
  gladiator: /^(?:helmet|spartan-helmet|spartan|armor)$/,
  firefighter: /^(?:helmet|hat|uniform)$/,
  cowboy: /^(?:cowboy-hat|western-hat|stetson|hat|bandana)$/,
  king: /^(?:crown|robe)$/,
  witch: /^(?:witch-hat|pointed-hat|hat)$/,
  wizard: /^(?:witch-hat|wizard-hat|pointed-hat|hat)$/,
  pirate: /^(?:pirate-hat|tricorn|hat|eye-?patch)$/,
  sailor: /^(?:hat|cap|sailor-hat|pirate-hat)$/,
  geisha: /^kimono$/,
  'native-chief': /^(?:headdress|war-bonnet|feathers?)$/,
  catrina: /^(?:roses?|flowers?)$/,
  nun: /^veil$/,
  'virgin-mary':
    /^(?:mantle|mantel|manto|mantello|manteau|cloak|veil|robe|velo|schleier|voile|umhang)$/,
}

/** "A native chief with a headdress", "a bride in a veil": they are drawn with it on, though nobody can draw it alone. */
export const isWornAnyway = (
  { subjects, relations }: Pick<Brief, 'subjects' | 'relations'>,
  said: string,
): boolean =>
  relations.some(({ kind, from, to }) => {
    const [thing, whom] = [subjects[from]!, subjects[to]!]
    return (
      kind === 'on' && thing.text === said && ALWAYS_WORN[whom.motif]?.test(thing.wanted) === true
    )
  }) || [...dressedHeads({ subjects, relations }).gone].some((at) => subjects[at]!.text === said)

/** "Nossa Senhora com manto azul": drawn in it anyway, so the colour is of what she has on, and no cloak hangs beside her. */
export function paintWornAnyway({ subjects, relations }: Pick<Brief, 'subjects' | 'relations'>) {
  const gone = new Set<number>()
  const shown = [...subjects]
  for (const { kind, from, to } of relations) {
    if (kind !== 'on' && kind !== 'with') continue
    const [at, of] = kind === 'on' ? [from, to] : [to, from]
    const [thing, whom] = [subjects[at]!, shown[of]!]
    const worn = whom.motif === 'virgin-mary' ? ALWAYS_WORN[whom.motif] : undefined
    if (!worn || !(worn.test(thing.wanted) || worn.test(plain(thing.text)))) continue
    const colours = whom.colours.length > 0 ? whom.colours : thing.colours
    shown[of] = { ...whom, colours, modifiers: [...whom.modifiers, `with ${thing.text}`] }
    gone.add(at)
  }
  return {
    ...withoutThose({ subjects: shown, relations }, gone),
    gone: [...gone].map((i) => subjects[i]!.text),
  }
}

/** What anybody may have on, and the view that shows it in the perspective of the head. */
const WORN: readonly (readonly [RegExp, string])[] = [
  [/^(?:cowboy-hat|western-hat|stetson)$/, 'cowboy-hat'],
  [/^(?:hat|fedora|top-hat|bowler-hat)$/, 'hat'],
  [/^sun-?glasses$/, 'sunglasses'],
  [/^(?:glasses|spectacles|eyeglasses)$/, 'glasses'],
  [/^(?:crown|tiara)$/, 'crown'],
  [/^crown-of-thorns$/, 'thorns'],
  [/^(?:veil|wedding-veil)$/, 'veil'],
  [/^(?:flower|rose)$/, 'flower'],
  [/^head-?phones$/, 'headphones'],
  [/^(?:hood|hoodie)$/, 'hood'],
]

/** Things that a head of any kind may have on as a trait, beside what it wears anyway. */
const WORN_BESIDE: readonly (readonly [RegExp, string])[] = [
  ...WORN.filter(([, view]) => view !== 'thorns'),
  [/^(?:turban)$/, 'turban'],
  [/^(?:eye-?patch)$/, 'eyepatch'],
  [/^blindfold$/, 'blindfold'],
  [/^(?:pipe|smoking-pipe|tobacco-pipe)$/, 'pipe'],
  [/^(?:cigarette|cigar)$/, 'cigarette'],
  [/^(?:witch-hat|wizard-hat|pointed-hat)$/, 'witch-hat'],
  [/^(?:pirate-hat|tricorn)$/, 'tricorne'],
  [/^(?:bandana|kerchief)$/, 'bandana'],
  [/^(?:straw-hat)$/, 'straw-hat'],
]
/** Kinds of hats by their variant or the word for them. */
const KINDS_OF_HAT: readonly (readonly [RegExp, string])[] = [
  [/flat[- ]cap|newsboy|peaky/i, 'flat-cap'],
  [/beanie|knit|wool/i, 'beanie'],
  [/top[- ]hat/i, 'top-hat'],
  [/straw/i, 'straw-hat'],
  [/cap/i, 'cap'],
]

/** A crown of flowers is no king's: it is laid on the head as it is drawn. */
const isOfFlowers = ({ variant }: Subject): boolean => variant === 'floral'

/** The trait that shows a thing on a head; undefined where none does. */
function traitFor({ wanted, variant, text }: Subject): string | undefined {
  if (wanted === 'necklace' && /pearl|perl/i.test(text)) return 'pearls'
  const worn = WORN_BESIDE.find(([words]) => words.test(wanted))?.[1]
  if (worn !== 'hat') return worn
  return KINDS_OF_HAT.find(([words]) => words.test(`${variant ?? ''} ${text}`))?.[1] ?? worn
}

/** "A man with a pipe" has it between his lips; a crown or a flower with somebody may lie beside them. */
const MATTERS_ONLY_ON =
  /^(?:pipe|cigarette|eyepatch|blindfold|pearls|glasses|sunglasses|turban|beanie|cap|flat-cap)$/

/** Those who have on already what would hide it or be hidden by it. */
const COVERED = /^(?:samurai|knight|astronaut|diver|nun|virgin-mary|plague-doctor)$/

const hasHead = (name: string): boolean => {
  const form = findForm(name)
  return form !== undefined && takesTraits(form)
}

const isSomebody = ({ motif }: Subject): boolean =>
  /^(?:human|mythical)$/.test(findMotif(motif)?.category ?? '') && hasHead(motif)

/** Somebody whose head is shown, with the first thing they wear on it; it is no drawing of its own then. */
export function dressedHeads({ subjects, relations }: Pick<Brief, 'subjects' | 'relations'>) {
  const gone = new Set<number>()
  const shown = [...subjects]
  for (const { kind, from, to } of relations) {
    const isHeld = kind === 'holding' && /^(?:pipe|cigarette|cigar)$/.test(subjects[to]!.wanted)
    const isBeside = kind === 'with' && isSomebody(subjects[from]!)
    if (kind !== 'on' && !isHeld && !isBeside) continue
    const [at, of] = isHeld || isBeside ? [to, from] : [from, to]
    const [thing, whom] = [subjects[at]!, shown[of]!]
    const view = WORN.find(([words]) => words.test(thing.wanted))?.[1]
    const motif = findMotif(whom.motif)
    const variants = motif?.variants ?? []
    if (whom.count > 1 || thing.count > 1 || !motif?.measure || isOfFlowers(thing)) continue
    const trait = traitFor(thing)
    if (isBeside && !(trait && MATTERS_ONLY_ON.test(trait))) continue
    if (ALWAYS_WORN[whom.motif]?.test(thing.wanted)) continue
    if (view && (trait ?? view) === view && !whom.variant && variants.includes(view)) {
      shown[of] = { ...whom, variant: view }
      gone.add(at)
    } else if (trait && hasHead(motif.name) && !COVERED.test(motif.name)) {
      shown[of] = { ...whom, traits: [...new Set([...(whom.traits ?? []), trait])] }
      gone.add(at)
    }
  }
  return { shown, gone }
}

/** What somebody's head is shown with, in the words for it: nobody can draw a veil alone, and none is missing then. */
export const wornOnHeads = (told: Pick<Brief, 'subjects' | 'relations'>): string[] =>
  [...dressedHeads(told).gone].map((k) => told.subjects[k]!.text)
