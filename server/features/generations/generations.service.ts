import { randomBytes, randomUUID } from 'node:crypto'
import { getAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { listMappablePhotoIds } from '#server/features/body/mapping.service.ts'
import { listRenderings } from '#server/features/body/renderings.service.ts'
import { UpgradeRequiredError } from '#server/features/billing/billing.errors.ts'
import { currentPlan } from '#server/features/billing/entitlement.policy.ts'
import { holdCredits, readBalance, releaseHold } from '#server/features/credits/credits.service.ts'
import {
  DESIGN_SIZE_PX,
  GenerationOrder,
  kindOf,
  toImageChoices,
  toOrder,
  toTryOnOrder,
  type OrderChoices,
  type TriedOnDesign,
  type TriedOnSpot,
} from '#server/features/generations/generation-order.ts'
import { endInOneGo } from '#server/features/generations/end-request.ts'
import { isEnded, onMoved, tellMoved } from '#server/features/generations/generation-signals.ts'
import {
  BodyMappingUnavailableError,
  GenerationFailedError,
  GenerationNotFoundError,
  NothingToDrawError,
} from '#server/features/generations/generations.errors.ts'
import {
  presentGeneration,
  presentRemarks,
} from '#server/features/generations/generations.present.ts'
import * as queries from '#server/features/generations/generations.queries.ts'
import { readByModel } from '#server/features/generations/read-by-model.ts'
import { checkText } from '#server/features/moderation/moderation.service.ts'
import {
  getVisibleTattoo,
  listTattoosOfGeneration,
} from '#server/features/tattoos/tattoos.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { BODY_MAPPING_COST_CREDITS, GENERATION_COST_CREDITS } from '#shared/credits.ts'
import { CREATE_VARIATIONS } from '#shared/limits.ts'
import type { Plan } from '#shared/plans.ts'
import type { SceneDocument } from '#shared/scene.ts'
import type { GeneratePayload, GenerateResponse, Generation } from '#shared/tattoos.ts'

/** Whoever waits is told by a signal; should that be lost, by a look at the row. */
const LOOK_EVERY_MS = 1_000

/**
 * Takes a request and holds its credits, in one transaction: neither is ever there without the other. The same key again
 * finds the first request.
 */
export async function requestGeneration(
  deps: Deps,
  actor: Actor,
  payload: GeneratePayload,
  requestKey: string = randomUUID(),
): Promise<queries.GenerationRow> {
  const { accountId } = actor
  const known = await queries.findByRequestKey(deps.db, { accountId, requestKey })
  if (known) return known
  checkWords(payload)
  const { isPublic, plan, photoIds } = await checkPlan(deps, accountId, payload)
  const reading = await readByModel(deps, payload.prompt)
  if (deps.images === deps.ink) await checkDrawable(deps, { ...payload, reading })
  const origin = payload.remixOf ? await getVisibleTattoo(deps, actor, payload.remixOf) : undefined
  const order = toOrder(payload, {
    isPublic,
    remixedFromId: origin?.id ?? null,
    reading,
    body: photoIds ? { photoIds, placement: null, tap: null, tattooId: null } : null,
  })
  return queueRequest(deps, {
    accountId,
    requestKey,
    order,
    variations: variationsOf(payload),
    amountCredits: costOf(payload),
    plan,
  })
}

/** Everything a person wrote that may be drawn. */
export function checkWords({ prompt, corrections = [] }: OrderChoices): void {
  checkText(prompt, 'prompt')
  for (const correction of corrections)
    if (correction.kind === 'meaning') checkText(correction.meaning, 'prompt')
}

/**
 * Refuses words that our engine finds nothing to draw in, before they cost anything. An engine that has no time to read now does so
 * when it draws, and a request that fails then costs nothing either.
 */
export async function checkDrawable(deps: Pick<Deps, 'ink'>, choices: OrderChoices): Promise<void> {
  // Where letters are the style, the text itself may be what is to be written.
  if (choices.style === 'Lettering') return
  const reading = await deps.ink.read(toImageChoices(choices)).catch((error: unknown) => {
    if (error instanceof ProviderError) return undefined
    throw error
  })
  if (reading?.examples) throw new NothingToDrawError(reading.examples)
}

/** A design that is there, on a photo: the caller has seen to it that the person may use both. */
export async function requestTryOn(
  deps: Deps,
  asked: {
    accountId: number
    requestKey: string | undefined
    plan: Plan
    design: TriedOnDesign
  } & TriedOnSpot,
): Promise<queries.GenerationRow> {
  const { accountId, requestKey = randomUUID(), plan, design } = asked
  const known = await queries.findByRequestKey(deps.db, { accountId, requestKey })
  if (known) return known
  return queueRequest(deps, {
    accountId,
    requestKey,
    order: toTryOnOrder(design, asked),
    variations: 1,
    amountCredits: BODY_MAPPING_COST_CREDITS,
    plan,
  })
}

interface NewRequest {
  accountId: number
  requestKey: string
  order: GenerationOrder
  variations: number
  amountCredits: number
  plan: Plan
}

async function queueRequest(deps: Deps, request: NewRequest): Promise<queries.GenerationRow> {
  const { accountId, requestKey, order, plan } = request
  const now = deps.clock.now()
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const { holdId } = await holdCredits(tx, {
        accountId,
        amountCredits: request.amountCredits,
        key: `generation:${accountId}:${requestKey}`,
        note: order.prompt,
        now,
      })
      const generation = await queries.insertGeneration(tx, {
        account_id: accountId,
        request_key: requestKey,
        request: JSON.stringify(order),
        variations: request.variations,
        hold_id: holdId,
        priority: plan.queuePriority,
        concurrency_limit: plan.concurrentGenerations,
        file_stem: randomBytes(12).toString('hex'),
        created_at: now,
      })
      await tellMoved(deps, tx, generation)
      return generation
    })
  } catch (error) {
    // Two calls with one key at once: the other was first.
    const first = await queries.findByRequestKey(deps.db, { accountId, requestKey })
    if (first) return first
    throw error
  }
}

const costOf = ({ bodyMapping }: GeneratePayload) =>
  bodyMapping === true ? BODY_MAPPING_COST_CREDITS : GENERATION_COST_CREDITS

/**
 * The designer's payload names `bodyMapping`, the create screen's does not. With it there is one design: it comes on every photo
 * there is.
 */
function variationsOf({ bodyMapping, variations }: GeneratePayload): number {
  if (bodyMapping === true) return 1
  return variations ?? (bodyMapping === undefined ? CREATE_VARIATIONS : 1)
}

async function checkPlan(deps: Deps, accountId: number, payload: GeneratePayload) {
  const account = await getAccount(deps, accountId)
  const plan = currentPlan(account, deps.clock.now())
  const isMapped = payload.bodyMapping === true
  if (isMapped && !plan.hasBodyMapping)
    throw new UpgradeRequiredError('AI Body Mapping comes with a paid plan. Nothing was charged.')
  const photoIds = isMapped ? await listMappablePhotoIds(deps, accountId) : undefined
  if (photoIds?.length === 0) throw new BodyMappingUnavailableError()
  if (payload.isPrivate === true && !plan.hasPrivateDesigns)
    throw new UpgradeRequiredError('Private designs come with Pro and above. Nothing was charged.')
  const isPrivate = payload.isPrivate ?? account.is_private_by_default
  return { plan, photoIds, isPublic: !(plan.hasPrivateDesigns && isPrivate) }
}

/** Waits until the request has ended, or for as long as the caller can. */
export async function awaitEnd(
  deps: Deps,
  generation: { id: number; accountId: number },
  waiting: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stopListening = onMoved(deps, ({ progress }) => {
    if (progress.id === generation.id && isEnded(progress)) resolve()
  })
  const look = async () => {
    const row = await queries.findGeneration(deps.db, generation)
    if (!row || isEnded(row)) resolve()
  }
  const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
  const overdue = setTimeout(resolve, waiting.timeoutMs)
  waiting.signal.addEventListener('abort', () => resolve(), { once: true })
  try {
    await look()
    await promise
  } finally {
    stopListening()
    clearInterval(looking)
    clearTimeout(overdue)
  }
}

/** A request with whatever has come of it so far. */
export async function getGeneration(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<GenerateResponse> {
  const { accountId } = actor
  const row = await queries.findGeneration(deps.db, { id, accountId })
  if (!row) throw new GenerationNotFoundError()
  const isDone = row.state === 'done'
  return {
    ...(isDone ? await listTattoosOfGeneration(deps, actor, id) : { output: [], places: [] }),
    renderings: isDone ? await listRenderings(deps, actor, { generationId: id }) : [],
    generation: presentGeneration(row),
    remarks: presentRemarks(row),
    creditBalance: await readBalance(deps.db, accountId, deps.clock.now()),
  }
}

/** The same for the one who waits for it: a request that failed is an error. */
export async function getDelivered(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<GenerateResponse> {
  const response = await getGeneration(deps, actor, id)
  const { state, failure } = response.generation
  if (failure) throw new GenerationFailedError(failure)
  if (state === 'cancelled')
    throw new GenerationFailedError({
      code: 'generation_cancelled',
      message: 'The design was cancelled. Nothing was charged.',
    })
  return response
}

/** Designs under way. What is being tried on is a picture of a design that is there, and waited for where it was asked for. */
export async function listOpenGenerations(deps: Deps, actor: Actor): Promise<Generation[]> {
  const rows = await queries.listOpen(deps.db, actor.accountId)
  const isDrawn = ({ request }: queries.GenerationRow) =>
    kindOf(GenerationOrder.parse(request)) !== 'try-on'
  return rows.filter(isDrawn).map(presentGeneration)
}

/** Ends a request that has not been delivered yet and gives its credits back. What has ended stays as it is. */
export async function cancelGeneration(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { accountId } = actor
  const row = await queries.findGeneration(deps.db, { id, accountId })
  if (!row) throw new GenerationNotFoundError()
  const now = deps.clock.now()
  await endInOneGo(deps, async (tx) => {
    await releaseHold(tx, row.hold_id, now)
    return queries.endOpen(tx, id, { state: 'cancelled', now })
  })
}

/**
 * A model that fails, or that loses a name, a date or a thing on the way, costs nobody their help: our own language module looks over
 * what it wrote, and knows how, too.
 */
export async function improvePrompt(
  deps: Deps,
  choices: OrderChoices,
  signal: AbortSignal,
): Promise<string> {
  checkText(choices.prompt, 'prompt')
  const request = toImageChoices(choices)
  try {
    const candidate = await deps.texts.improvePrompt(request, signal)
    if (deps.texts.id === 'ink') return candidate
    return await deps.ink.improve({ ...request, candidate }, signal)
  } catch (error) {
    if (deps.texts.id === 'ink' || signal.aborted) throw error
    deps.log.warn({ err: error }, 'the text model failed; the ink engine improves the prompt')
    return deps.ink.improve(request, signal)
  }
}

/** What would be drawn, as far as the ink engine draws it. */
export async function composeScene(
  deps: Deps,
  { seed = 1, ...choices }: OrderChoices & { seed?: number | undefined },
  signal: AbortSignal,
): Promise<SceneDocument> {
  checkWords(choices)
  const read = { ...choices, reading: await readByModel(deps, choices.prompt, signal) }
  await checkDrawable(deps, read)
  return deps.ink.compose({ ...toImageChoices(read), seed, sizePx: DESIGN_SIZE_PX }, signal)
}

/** Whether anybody waits for a design, for work that should let them go first. */
export const hasOpenGenerations = (db: Executor): Promise<boolean> => queries.hasOpen(db)
