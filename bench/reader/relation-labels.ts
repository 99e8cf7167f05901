import type { Brief, Relation } from '#engine/language/brief.ts'

/** How the words of the labels are said in a brief: kinds or manners, `<` where the two change places. */
const READINGS: Record<string, string> = {
  on: 'on above@ inside holding<',
  in: 'inside on behind< under',
  inside: 'inside',
  from: '@emerging',
  wearing: 'on< around<',
  around: 'around',
  below: 'under',
  above: 'above on',
  over: 'above on around',
  'next to': 'with with< @beside @beside< between around',
  'made of': '@made-of @made-of< inside<',
  'turning into': '@becoming',
  'half-half': '@half @half<',
  'surrounded by': 'around< with',
  forming: '@forming @made-of< @becoming',
  'hanging from': 'under on',
  'intertwined with': 'around around<',
  through: 'through',
  between: 'between',
  holding: 'holding',
  riding: 'on',
  juggling: 'holding',
  playing: 'holding',
  reading: 'holding',
  catching: 'holding',
  biting: 'holding @biting',
  'drinking from': 'holding @drinking',
  fighting: '@fighting @fighting<',
  'howling at': '@towards under behind<',
  'looking at': '@towards',
  behind: 'behind',
  'in front of': 'behind<',
  'pointing to': '@towards',
  'at bottom of': 'under inside',
  'at top of': 'above on inside',
  facing: '@facing @facing< @towards @fighting',
  chasing: '@chasing',
  'reflected in': '@reflected inside above with',
  'crossed with': 'through through< around around<',
  'holding together': 'through around',
  connecting: 'with between around through',
  'back to back': '@back-to-back @back-to-back<',
  'in mouth of': 'holding< @biting<',
  'in eyes of': 'inside on through',
}

/** Other words of the labels for the same. */
const SAME_AS: Record<string, string> = {
  'wrapped around': 'around',
  'growing over': 'over',
  covering: 'over',
  'on top of': 'on',
  'sitting on': 'on',
  'stepping on': 'on',
  across: 'on',
  under: 'below',
  'growing out of': 'from',
  'coming out of': 'from',
  'jumping out of': 'from',
  'flying out of': 'from',
  'coming from': 'from',
  'coming off': 'from',
  'half and half with': 'half-half',
  piercing: 'through',
  'shaped like': 'forming',
  'tied with': 'surrounded by',
  carrying: 'holding',
  eating: 'biting',
  smoking: 'holding',
  weighing: 'holding',
  'playing with': 'holding',
  'in hair of': 'on',
  'stuck in': 'through',
  stealing: 'holding',
  pulling: 'holding',
  making: 'holding',
  'holding tail of': 'holding',
  circling: 'around',
  'looking out of': 'from',
  'back to back with': 'back to back',
  'shining on': 'looking at',
  'touching with trunks': 'next to',
  nuzzling: 'next to',
  hugging: 'next to',
  beside: 'next to',
  'mirrored with': 'next to',
  'fishing for': 'looking at',
  'swimming up': 'in',
  killing: 'fighting',
  crushing: 'over',
  becoming: 'turning into',
  'growing from': 'from',
  'out of': 'from',
  'flying off': 'from',
  'leaning against': 'next to',
  kissing: 'next to',
  'at the feet of': 'below',
  following: 'chasing',
  up: 'on',
}

/** "Perched on", "flying around", "jumping over": the place alone is asked, and how somebody is there is an attribute. */
const IN_PLACE =
  /^[a-z]+(?:ing|ed) (?:up |away |out )?(?=(?:on|in|into|around|over|of|from|through|under|above|below|behind|along|inside|between)$)/
const PLACES: Record<string, string> = { into: 'in', of: 'from', along: 'on' }
const plainly = (how: string): string => {
  const place = how.replace(IN_PLACE, '')
  return place === how ? how : (PLACES[place] ?? place)
}

/** What a label says, in the words that have a reading. */
const readingOf = (how: string): string => {
  const known = SAME_AS[how] ?? how
  return READINGS[known] ?? READINGS[plainly(known)] ?? ''
}

/** Whether a relation of the brief says what a label says of the subjects at two places. */
export function saysRelation(relation: Relation, how: string, from: number, to: number): boolean {
  const isForth = relation.from === from && relation.to === to
  const isBack = relation.from === to && relation.to === from
  if (!isForth && !isBack) return false
  if (how === 'with') return true
  return readingOf(how)
    .split(' ')
    .some((reading) => {
      const [kind = '', manner] = reading.replace('<', '').split('@')
      if (reading.endsWith('<') ? !isBack : !isForth) return false
      if (manner) return relation.manner === manner
      return relation.kind === kind
    })
}

const POSITIONS: Record<string, Brief['lettering'][number]['position']> = {
  below: 'under',
  above: 'above',
  around: 'around',
  inside: 'inside',
}

/** The same where one end is written: only its own place can be told. */
export const saysPosition = (lettering: Brief['lettering'][number], how: string): boolean =>
  !(how in POSITIONS) || lettering.position === POSITIONS[how]
