import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import type { DrawOptions } from '#engine/draw-design.ts'
import { STYLE_NAMES } from '#engine/styles/recipes.ts'
import { createInkPool } from '#server/providers/ink/ink-pool.ts'
import { benchKeeping } from './ink-keeping.ts'
import { inMs, percentile } from './stats.ts'

const SIZE_PX = 1024
const DESIGNS = 200
const SKIN_PAIRS = 24
const POOL_DESIGNS = 60
/** The baseline loop is timed again after so many designs, so that it meets the same neighbours as they do. */
const BASELINE_EVERY = 10

const TARGETS = { medianMs: 450, p95Ms: 1200, formMs: 1500, skinExtraMs: 250, residentMb: 600 }

/** As people write them, over all kinds of subject; none is there because it is quick. */
const PROMPTS = [
  'a wolf howling at the moon',
  'snake wrapped around a dagger with two roses',
  'lion with a crown',
  'koi fish swimming up through waves',
  'skull with roses and a clock',
  'a phoenix rising from flames',
  'octopus holding an anchor',
  'butterfly on a sunflower',
  'compass and mountains',
  'dragon around a katana',
  'two swallows and the name "Maria"',
  'a hummingbird with hibiscus flowers',
  'geometric fox head',
  'tree of life with deep roots',
  'lighthouse in a storm',
  'a raven on a skull',
  'moon phases with lavender',
  'owl on a branch under a full moon',
  'a stag with flowers in its antlers',
  'pocket watch with broken glass and feathers',
  'sailing ship on big waves',
  'sacred heart with flames',
  'a bee and a daisy',
  'elephant with a mandala',
  'tiger in bamboo',
  'the word "fearless" with an arrow through it',
  'jellyfish and bubbles',
  'a mermaid with an anchor',
  'lotus turning into an unalome',
  'bear in a pine forest',
  'medusa with snakes',
  'angel wings with a halo',
  'hourglass with sand and stars',
  'cherry blossom branch',
  'a cat looking at the moon',
  'samurai mask with peonies',
  'anatomical heart with wildflowers',
  'grim reaper holding a lantern',
  'sea turtle with hibiscus',
  'whale under a paper boat',
  'a dagger through a heart with a banner "Mom"',
  'spider hanging from its web',
  'eagle with spread wings',
  'playing cards and dice in flames',
  'astronaut on a swing under a planet',
  'mushrooms and ferns',
  'a fox sleeping under a mushroom',
  'rosary and praying hands',
  'the date 12.04.1998 in roman numerals',
  '"Still I rise" along my forearm in single needle script',
  '"Only God can judge me" in chicano script',
  'a rose whose stem is the name "Valentina"',
  '"What is to give light must endure burning" on my ribs',
  '"Not all who wander are lost" in a circle around a compass',
  '"HOLD FAST" on my knuckles',
  'dreamcatcher with feathers',
  'an old key and a lock in the form of a heart',
  'peacock feather',
  'scorpion',
  'yin yang of two koi',
  'a horse running through waves',
  'bonsai on a rock with a red sun',
  'microphone with music notes and roses',
  'evil eye in a hand of hamsa',
  'celtic knot with a triquetra',
  'Löwe mit Krone und Rosen',
]

/** What the engine costs per design, on skin and in memory, and what the pool makes of the machine. Each in a process of its own. */
export async function run(): Promise<void> {
  console.log(`${availableParallelism()} cores, load ${inLoad()} before\n`)
  for (const phase of Object.keys(PHASES))
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), phase], {
      stdio: 'inherit',
      // As `npm start` runs the product.
      env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', ...process.env },
    })
  console.log(`\nload ${inLoad()} after`)
}

const PHASES: Record<string, () => Promise<void>> = {
  alone: benchAlone,
  keeping: () => benchKeeping({ mixed, timeCpu, report }),
  pool: benchPool,
}

/** Process CPU, all threads of it, so that a busy machine counts little and an encoder's threads count fully. */
async function benchAlone(): Promise<void> {
  // Not above: the process that runs the pool does not load the engine outside its workers, as the server does not.
  const { drawDesign } = await import('#engine/draw-design.ts')
  const { readPrompt } = await import('#engine/language/read-prompt.ts')
  const { loadEngineResources } = await import('#server/providers/ink/engine-resources.ts')
  const { createWorkspace } = await import('#engine/pixels/workspace.ts')
  const resources = loadEngineResources()
  const workspace = createWorkspace()
  const draw = (index: number, { placement, ...options }: BenchOptions = {}) => {
    const { prompt, style } = mixed(index)
    const brief = readPrompt(prompt)
    if (placement) brief.placement = { gallery: placement, asked: placement }
    return drawDesign(brief, { ...COMMON, style, seed: index, ...options }, resources, workspace)
  }
  // Views of forms are solved once and kept, as the product keeps them: what that costs is told apart.
  const solved = await solveForms(draw)
  for (let round = 0; round < 3; round += 1) runBaseline()

  const samples: number[] = []
  const baselines: number[] = []
  for (let index = 0; index < DESIGNS; index += 1) {
    samples.push(await timeCpu(() => draw(index)))
    if (index % BASELINE_EVERY === 0) baselines.push(await timeCpu(runBaseline))
  }
  const residentMb = process.memoryUsage().rss / 2 ** 20

  // The same composition on both, and the body in the cache before the first.
  const onSkin = { placement: 'Forearm', presentation: 'skin' } as const
  await draw(0, onSkin)
  const extras: number[] = []
  for (let index = 0; index < SKIN_PAIRS; index += 1) {
    const paperMs = await timeCpu(() => draw(index, { placement: 'Forearm' }))
    extras.push((await timeCpu(() => draw(index, onSkin))) - paperMs)
  }

  const baseline = percentile(baselines, 0.5)
  const spread = percentile(baselines, 0.95) / baseline
  report(
    'baseline loop, CPU',
    inMs(baseline),
    `p95 is ${spread.toFixed(2)} of it: 1 on a calm machine`,
  )
  const reportCpu = (name: string, ms: number, targetMs: number) =>
    report(name, inMs(ms), against(ms, targetMs, 'ms'), `${(ms / baseline).toFixed(2)} x baseline`)
  console.log(
    `${DESIGNS} designs of ${PROMPTS.length} prompts in ${STYLE_NAMES.length} styles, paper, PNG:`,
  )
  reportCpu('design of 1024 px, CPU median', percentile(samples, 0.5), TARGETS.medianMs)
  reportCpu('design of 1024 px, CPU p95', percentile(samples, 0.95), TARGETS.p95Ms)
  reportCpu(`${solved.length} views solved, CPU median`, percentile(solved, 0.5), TARGETS.formMs)
  reportCpu('the slowest of them', Math.max(...solved), TARGETS.formMs)
  reportCpu('on skin more, body kept, CPU median', percentile(extras, 0.5), TARGETS.skinExtraMs)
  report(
    `resident memory after ${DESIGNS} designs`,
    `${residentMb.toFixed(0)} MB`,
    against(residentMb, TARGETS.residentMb, 'MB'),
  )
  for (const [style, ms] of slowestStyles(samples)) report(`  slow: ${style}`, inMs(ms))
}

/** Draws everything once on an empty shelf; answers the CPU that each view took which was not there yet. */
async function solveForms(draw: (index: number) => Promise<unknown>): Promise<number[]> {
  const { keepPlatesOn } = await import('#engine/forms/shelf.ts')
  const { openPlateShelf } = await import('#server/providers/ink/plate-shelf.ts')
  const folder = mkdtempSync(path.join(tmpdir(), 'ink-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const shelf = openPlateShelf(folder)
  const solved: number[] = []
  let missedAt = process.cpuUsage()
  keepPlatesOn({
    find: (view) => {
      const plate = shelf.find(view)
      missedAt = process.cpuUsage()
      return plate
    },
    put: (view, plate) => {
      solved.push(inCpuMs(process.cpuUsage(missedAt)))
      shelf.put(view, plate)
    },
  })
  for (let index = 0; index < DESIGNS; index += 1) await draw(index)
  return solved
}

/** As the product runs it: every file of each design, in as many workers as there are cores. */
async function benchPool(): Promise<void> {
  const workers = availableParallelism()
  const log = pino({ level: 'warn' })
  const pool = createInkPool({ workers, maxQueue: POOL_DESIGNS, timeoutMs: 30_000, log })
  const createdAt = performance.now()
  await pool.warmUp()
  const warmMs = performance.now() - createdAt
  const startedAt = performance.now()
  const cpuStarted = process.cpuUsage()
  await Promise.all(
    Array.from({ length: POOL_DESIGNS }, (_, index) => {
      const { prompt, style } = mixed(index)
      const form = { colour: null, placement: null, bodyType: 'male', skinTone: 4 } as const
      return pool.generate({
        ...form,
        prompt,
        style,
        seed: index,
        sizePx: SIZE_PX,
      })
    }),
  )
  const minutes = (performance.now() - startedAt) / 60_000
  const cpuMs = inCpuMs(process.cpuUsage(cpuStarted))
  const residentMb = process.memoryUsage().rss / 2 ** 20
  await pool.close()

  console.log(
    `${POOL_DESIGNS} designs in a pool of ${workers}, PNG, WebP, AVIF and preview of each:`,
  )
  report('designs per minute', (POOL_DESIGNS / minutes).toFixed(0))
  report('CPU per design', inMs(cpuMs / POOL_DESIGNS))
  report(
    'share of the cores it got',
    `${((100 * cpuMs) / (minutes * 60_000 * workers)).toFixed(0)} %`,
    'near 100 on a calm machine',
  )
  report('from start to all workers warm', inMs(warmMs))
  report(
    'resident memory',
    `${residentMb.toFixed(0)} MB`,
    against(residentMb, TARGETS.residentMb, 'MB'),
  )
}

type BenchOptions = Partial<DrawOptions> & { placement?: string }

const COMMON = {
  colour: 'natural',
  presentation: 'paper',
  format: 'png',
  sizePx: SIZE_PX,
} as const

/** Walks through prompts and styles so that each round of the prompts meets other styles. */
function mixed(index: number) {
  const round = Math.floor(index / PROMPTS.length)
  const prompt = PROMPTS[index % PROMPTS.length]!
  const style = STYLE_NAMES[(index + round * 7) % STYLE_NAMES.length]!
  return { prompt, style }
}

function slowestStyles(samples: readonly number[]): [style: string, medianMs: number][] {
  const byStyle = Map.groupBy(samples.entries(), ([index]) => mixed(index).style)
  return [...byStyle]
    .map(([style, entries]): [string, number] => [
      style,
      percentile(
        entries.map(([, ms]) => ms),
        0.5,
      ),
    ])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
}

const inCpuMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

async function timeCpu(work: () => unknown): Promise<number> {
  const started = process.cpuUsage()
  await work()
  return inCpuMs(process.cpuUsage(started))
}

const field = new Float32Array(1 << 20)

/** The kind of work the engine does, passes over a field of floats, and always the same amount of it. */
function runBaseline(): number {
  for (let i = 0; i < field.length; i += 1) field[i] = i % 977
  for (let pass = 0; pass < 8; pass += 1)
    for (let i = 1; i < field.length - 1; i += 1)
      field[i] = 0.25 * field[i - 1]! + 0.5 * field[i]! + 0.25 * Math.sqrt(field[i + 1]! + 1)
  return field[field.length >> 1]!
}

const inLoad = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')

const against = (value: number, target: number, unit: string) =>
  `target <= ${target} ${unit}: ${value <= target ? 'met' : 'MISSED'}`

function report(name: string, ...figures: string[]): void {
  const [first = '', ...others] = figures
  console.log([name.padEnd(40), first.padStart(12), ...others].join('   '))
}

if (import.meta.main) await PHASES[process.argv[2] ?? '']?.()
