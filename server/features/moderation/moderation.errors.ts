import type { RuleId } from '#server/features/moderation/moderation-rules.ts'
import { DomainError } from '#server/platform/errors.ts'

export const TEXT_KINDS = ['prompt', 'tag', 'name'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** What goes against the rules. The message is for the person; `rule` is for our figures. */
export interface Breach {
  rule: RuleId
  /** The person's own words that broke it. */
  words: string
}

const RULE_NAMES: Record<RuleId, string> = {
  minors: 'our rule on minors',
  sexual: 'our rule on sexual content',
  hate: 'our rule on hate and extremism',
  slur: 'our rule on slurs',
  gore: 'our rule on graphic violence',
  'self-harm': 'our rule on encouraging self-harm',
  profanity: 'our rule on swearing in public',
}

const COMFORT: Record<TextKind, string> = {
  prompt: 'Take it out, or describe something else in its place. Nothing was charged.',
  tag: 'Please choose another tag.',
  name: 'Please choose another name.',
}

/** The field of the form in which each is typed. */
const FIELDS: Record<TextKind, string> = { prompt: 'prompt', tag: 'tag', name: 'username' }

export class ModerationRefusedError extends DomainError {
  readonly code = 'moderation_refused'
  readonly rule: RuleId

  constructor({ rule, words }: Breach, kind: TextKind) {
    super(
      `“${words}” goes against ${RULE_NAMES[rule]}, one of /content-rules#never. ${COMFORT[kind]} If we got this wrong, tell us at /support.`,
      { field: FIELDS[kind] },
    )
    this.rule = rule
  }
}
