import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aGeneration, anAnswer, aTattoo } from '#app/features/designer/designer.test-support.ts'
import {
  GenerationTracker,
  type TrackerDeps,
  type TrackerEvents,
} from '#app/features/designer/generation-tracker.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import type { GenerateResponse, Generation, GenerationSketch } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'

const payload = { prompt: 'a wolf' }
const once = { key: 'click-1', variations: 1 }
const done = anAnswer({ state: 'done', stage: null }, { output: [aTattoo({ id: 5 })] })
const offline = () => new ApiError('No connection', { code: 'network', status: 0 })

/** A server that is played by hand: calls wait until the test answers them. */
function createStudio() {
  const events = {
    onDelivered: vi.fn<TrackerEvents['onDelivered']>(),
    onFailed: vi.fn<TrackerEvents['onFailed']>(),
    onCancelled: vi.fn<TrackerEvents['onCancelled']>(),
    onBalance: vi.fn<TrackerEvents['onBalance']>(),
  }
  const answers: PromiseWithResolvers<GenerateResponse>[] = []
  const state = { open: [] as Generation[], results: new Map<number, GenerateResponse>() }
  const keys: string[] = []
  let listener: Parameters<TrackerDeps['listen']>[0] | undefined
  let ticks: (() => void)[] = []
  const tracker = new GenerationTracker({
    requestDesign: (_payload, key) => {
      keys.push(key)
      answers.push(Promise.withResolvers())
      return answers.at(-1)!.promise
    },
    listOpenGenerations: async () => state.open,
    getGeneration: async (id) => {
      const result = state.results.get(id)
      if (result === undefined) throw offline()
      return result
    },
    cancelGeneration: async (id) => anAnswer({ id, state: 'cancelled', stage: null }),
    listen: (given) => {
      listener = given
      return () => (listener = undefined)
    },
    wait: () => new Promise((resolve) => ticks.push(resolve)),
  })
  tracker.setEvents(events)
  return {
    tracker,
    events,
    keys,
    state,
    answer: (response: GenerateResponse) => answers.at(-1)!.resolve(response),
    refuse: (error: unknown) => answers.at(-1)!.reject(error),
    connect: () => listener?.onLiveChange(true),
    say: (generation: Generation) => listener?.onMessage({ type: 'generation', generation }),
    sketch: (sketched: GenerationSketch) => listener?.onMessage({ type: 'sketch', sketched }),
    /** Every wait is over. */
    tick: async () => {
      const due = ticks
      ticks = []
      for (const resolve of due) resolve()
      await settle()
    },
  }
}

const sketchOf = (variation: number) => ({
  key: 'click-1',
  variation,
  sketch: { width: 400, height: 500, strokes: [`M${variation} 0l9 9`] },
})

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('following what is drawn', () => {
  let studio: ReturnType<typeof createStudio>
  beforeEach(() => {
    studio = createStudio()
  })

  test('stages move the placeholder, and the answer delivers', async () => {
    studio.tracker.start()
    studio.connect()
    void studio.tracker.ask(payload, once)
    studio.say(aGeneration({ stage: 'inking' }))
    expect(studio.tracker.getRequests()).toMatchObject([{ id: 10, stage: 'inking' }])
    studio.answer(done)
    await settle()
    expect(studio.tracker.getRequests()).toEqual([])
    expect(studio.events.onDelivered).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ output: done.output, creditBalance: 4 }),
    )
  })

  test('a result that comes by two ways is delivered once', async () => {
    studio.tracker.start()
    studio.connect()
    studio.state.results.set(10, done)
    studio.say(aGeneration({ state: 'done', stage: null }))
    await settle()
    void studio.tracker.ask(payload, once)
    studio.answer(done)
    await settle()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
    expect(studio.tracker.getRequests()).toEqual([])
  })

  test('the lines of each variation come to its request, and go with the designs', async () => {
    studio.tracker.start()
    studio.connect()
    void studio.tracker.ask(payload, { ...once, variations: 2 })
    studio.sketch(sketchOf(1))
    expect(studio.tracker.getRequests()).toMatchObject([
      { sketches: [undefined, { strokes: ['M1 0l9 9'] }] },
    ])
    studio.sketch(sketchOf(0))
    studio.sketch({ ...sketchOf(0), key: 'somebody else' })
    studio.answer(anAnswer({ state: 'done' }, { output: [aTattoo({ id: 5 }), aTattoo({ id: 6 })] }))
    await settle()
    const [delivery] = studio.events.onDelivered.mock.lastCall ?? []
    expect(delivery?.sketches.get(5)?.strokes).toEqual(['M0 0l9 9'])
    expect(delivery?.sketches.get(6)?.strokes).toEqual(['M1 0l9 9'])
  })

  test('where a variation could not be drawn, the others keep the lines that were theirs', async () => {
    studio.tracker.start()
    studio.connect()
    void studio.tracker.ask(payload, { ...once, variations: 3 })
    for (const variation of [0, 1, 2]) studio.sketch(sketchOf(variation))
    const output = [aTattoo({ id: 5 }), aTattoo({ id: 6, imageUrl: '' }), aTattoo({ id: 7 })]
    studio.answer(anAnswer({ state: 'done' }, { output: output.slice(1), places: [0, 2] }))
    await settle()
    const [delivery] = studio.events.onDelivered.mock.lastCall ?? []
    expect(delivery?.output.map(({ id }) => id)).toEqual([7])
    expect([...delivery!.sketches].map(([id, { strokes }]) => [id, strokes])).toEqual([
      [7, ['M2 0l9 9']],
    ])
  })

  test('what is tried on elsewhere is none of its business', async () => {
    studio.tracker.start()
    studio.connect()
    studio.state.results.set(10, done)
    studio.say(aGeneration({ kind: 'try-on' }))
    studio.say(aGeneration({ kind: 'try-on', state: 'done', stage: null }))
    await settle()
    expect(studio.tracker.getRequests()).toEqual([])
    expect(studio.events.onDelivered).not.toHaveBeenCalled()
  })

  test('what was asked for before a reload is taken up and delivered', async () => {
    studio.state.open = [aGeneration({ stage: 'sketching' })]
    studio.tracker.start()
    await settle()
    expect(studio.tracker.getRequests()).toMatchObject([{ id: 10, stage: 'sketching' }])
    studio.connect()
    studio.state.open = []
    studio.state.results.set(10, done)
    studio.say(aGeneration({ state: 'done', stage: null }))
    await settle()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
    expect(studio.tracker.getRequests()).toEqual([])
  })

  test('without the websocket it asks again and again', async () => {
    studio.state.open = [aGeneration()]
    studio.state.results.set(10, anAnswer({ stage: 'reading' }))
    studio.tracker.start()
    await settle()
    studio.state.results.set(10, anAnswer({ stage: 'finishing' }))
    await studio.tick()
    expect(studio.tracker.getRequests()).toMatchObject([{ stage: 'finishing' }])
    studio.state.results.set(10, done)
    await studio.tick()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
  })

  test('when the websocket is back, what ended meanwhile is fetched', async () => {
    studio.tracker.start()
    studio.connect()
    studio.state.open = [aGeneration()]
    studio.say(aGeneration())
    await settle()
    studio.state.open = []
    studio.state.results.set(10, done)
    studio.connect()
    await settle()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
  })

  test('an answer that could not wait leaves the placeholder, and the result still comes', async () => {
    studio.tracker.start()
    studio.connect()
    void studio.tracker.ask(payload, once)
    studio.answer(anAnswer({ state: 'queued', stage: null }))
    await settle()
    expect(studio.tracker.getRequests()).toMatchObject([{ id: 10, isAwaited: false }])
    studio.state.results.set(10, done)
    studio.say(aGeneration({ state: 'done', stage: null }))
    await settle()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
  })

  test('an answer that never comes is not waited for once the request has ended', async () => {
    studio.tracker.start()
    studio.connect()
    void studio.tracker.ask(payload, once)
    studio.say(aGeneration())
    studio.state.results.set(10, done)
    studio.say(aGeneration({ state: 'done', stage: null }))
    await settle()
    expect(studio.events.onDelivered).not.toHaveBeenCalled()
    await studio.tick()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
    studio.answer(done)
    await settle()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
  })

  test('a lost connection repeats the call with the same key', async () => {
    studio.tracker.start()
    void studio.tracker.ask(payload, once)
    studio.refuse(offline())
    await settle()
    await studio.tick()
    expect(studio.keys).toEqual(['click-1', 'click-1'])
    studio.answer(done)
    await settle()
    expect(studio.events.onDelivered).toHaveBeenCalledOnce()
  })

  test('a refusal stays on its card, with the words that nothing was charged', async () => {
    studio.tracker.start()
    void studio.tracker.ask(payload, once)
    const serverMessage = 'We do not draw that.'
    studio.refuse(new ApiError('', { code: 'moderation', status: 422, serverMessage }))
    await settle()
    expect(studio.tracker.getRequests()).toMatchObject([
      { failure: { code: 'moderation', message: 'We do not draw that. Nothing was charged.' } },
    ])
    studio.tracker.dismiss('click-1')
    expect(studio.tracker.getRequests()).toEqual([])
  })

  test('too few credits remove the placeholder and are told', async () => {
    studio.tracker.start()
    void studio.tracker.ask(payload, once)
    studio.refuse(new ApiError('', { code: 'insufficient_credits', status: 402 }))
    await settle()
    expect(studio.tracker.getRequests()).toEqual([])
    expect(studio.events.onFailed).toHaveBeenCalledOnce()
  })

  test('§8 an answer without anything usable: No valid response from API', async () => {
    studio.tracker.start()
    void studio.tracker.ask(payload, once)
    studio.answer(anAnswer({ state: 'done', stage: null }, { output: [aTattoo({ imageUrl: '' })] }))
    await settle()
    expect(studio.events.onFailed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'No valid response from API' }),
    )
    proves('§8.api.no-response')
  })

  test('cancelling removes the placeholder at once; the call that was waiting changes nothing', async () => {
    studio.tracker.start()
    studio.connect()
    void studio.tracker.ask(payload, once)
    studio.say(aGeneration())
    await studio.tracker.cancel('click-1')
    expect(studio.tracker.getRequests()).toEqual([])
    studio.refuse(new ApiError('', { code: 'generation_cancelled', status: 409 }))
    await settle()
    expect(studio.events.onCancelled).toHaveBeenCalledOnce()
    expect(studio.events.onFailed).not.toHaveBeenCalled()
  })
})
