import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import {
  findPasswordProblem,
  listKnownWords,
  type PasswordOwner,
} from '#server/features/accounts/password-rules.ts'
import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { PasswordStrength, PasswordStrengthWord } from '#shared/accounts.ts'

/** What is behind this adds strength only, and would take time: an estimate is dearer the longer the text. */
const ESTIMATED_LENGTH = 32
/** The library tries so many readings of figures as letters. With its own 100, some texts take it half a second. */
const LOOKALIKE_READINGS = 8

const WORDS: readonly PasswordStrengthWord[] = ['weak', 'weak', 'fair', 'good', 'strong']

/** For whoever chooses a password: how hard it would be to guess, and whether it would be refused. Nothing is kept of it. */
export async function judgePassword(
  deps: Deps,
  actor: Actor | undefined,
  input: { password: string; email: string | undefined },
): Promise<PasswordStrength> {
  const owner = actor ? await getOwnAccount(deps, actor) : { email: input.email }
  const problem = findPasswordProblem(input.password, owner)
  if (problem !== undefined) return { strength: 'weak', problem }
  return { strength: await estimateStrength(input.password, owner) }
}

export async function estimateStrength(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordStrengthWord> {
  const estimator = await openEstimator()
  const text = password.slice(0, ESTIMATED_LENGTH)
  return WORDS[estimator.check(text, listKnownWords(owner)).score]!
}

let opening: Promise<ZxcvbnFactory> | undefined
/** Its word lists take some 40 MB and a fifth of a second, so they wait for the first who chooses a password. */
const openEstimator = () => (opening ??= createEstimator())

async function createEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: LOOKALIKE_READINGS,
  })
}
