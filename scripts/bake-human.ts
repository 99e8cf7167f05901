import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { bytesOfHuman, type BakedBone, type BakedMorph } from '#engine/forms/human/packing.ts'

/**
 * Bakes the human that people are drawn from: the base mesh, its eyes, its rig and the morphs in use, out of MakeHuman's CC0 assets.
 *   npm run bake:human -- PATH_OF_A_GIT_DIRECTORY [--out FILE]
 * The directory is a clone, bare or not, of github.com/makehumancommunity/makehuman. docs/human-assets.md names source and terms.
 */
const [source, ...rest] = process.argv.slice(2)
if (!source) throw new Error('Say where the clone of makehumancommunity/makehuman is')
const out = rest[rest.indexOf('--out') + 1] ?? 'engine/forms/human/data/human.bin'
const git = (...words: string[]) =>
  execFileSync('git', ['-C', source, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 })
const asset = (path: string) => git('show', `HEAD:makehuman/data/${path}`)

/** Every asset says so itself; one that does not is not ours to take. */
const RELEASED = /released as CC0|"license":\s*"CC0"/
const readCc0 = (path: string): string => {
  const text = asset(path)
  if (!RELEASED.test(text.slice(0, 4000))) throw new Error(`${path} does not say that it is CC0`)
  return text
}

const obj = readCc0('3dobjs/base.obj').split('\n')
const places = obj
  .filter((line) => line.startsWith('v '))
  .map((line) => line.slice(2).split(/\s+/).map(Number))
const facesOf = (group: string): number[][] => {
  const faces: number[][] = []
  let isIn = false
  for (const line of obj) {
    if (line.startsWith('g ')) isIn = line.slice(2).trim() === group
    else if (isIn && line.startsWith('f '))
      faces.push(
        line
          .slice(2)
          .trim()
          .split(/\s+/)
          .map((corner) => Number.parseInt(corner, 10) - 1),
      )
  }
  return faces
}
const body = facesOf('body')
const eyes = ['helper-l-eye', 'helper-r-eye'].flatMap(facesOf)
/** Kept vertices by their place in the source; each joint is one vertex more, in the middle of those that mark it. */
const kept = [...new Set([...body, ...eyes].flat())].toSorted((a, b) => a - b)
const numberOf = new Map(kept.map((vertex, k) => [vertex, k]))

const rig = JSON.parse(asset('rigs/default.mhskel')) as {
  license: string
  bones: Record<string, { head: string; tail: string; parent: string | null }>
  joints: Record<string, number[]>
}
if (!/cc0/i.test(rig.license)) throw new Error('The rig does not say that it is CC0')
const joints = Object.keys(rig.joints).filter((name) =>
  Object.values(rig.bones).some(({ head, tail }) => name === head || name === tail),
)
const jointAt = new Map(joints.map((name, k) => [name, kept.length + k]))
/** Parents come before their children. */
const order: string[] = []
const visit = (name: string) => {
  if (order.includes(name)) return
  const { parent } = rig.bones[name]!
  if (parent) visit(parent)
  order.push(name)
}
Object.keys(rig.bones).forEach(visit)
const bones = order.map((name): BakedBone => {
  const { head, tail, parent } = rig.bones[name]!
  return {
    name,
    parent: parent ? order.indexOf(parent) : -1,
    head: jointAt.get(head)!,
    tail: jointAt.get(tail)!,
  }
})

const STRONGEST = 4
const weights = (
  JSON.parse(readCc0('rigs/default_weights.mhw')) as {
    weights: Record<string, [number, number][]>
  }
).weights
const holds = new Map<number, { bone: number; weight: number }[]>()
for (const [name, list] of Object.entries(weights))
  for (const [vertex, weight] of list) {
    const k = numberOf.get(vertex)
    if (k === undefined) continue
    const held = holds.get(k) ?? []
    held.push({ bone: order.indexOf(name), weight })
    holds.set(k, held)
  }
const skinBones = new Uint8Array(kept.length * STRONGEST)
const skinWeights = new Uint8Array(kept.length * STRONGEST)
for (const [k, held] of holds) {
  const strongest = held.toSorted((a, b) => b.weight - a.weight).slice(0, STRONGEST)
  const sum = strongest.reduce((total, { weight }) => total + weight, 0)
  strongest.forEach(({ bone, weight }, j) => {
    skinBones[k * STRONGEST + j] = bone
    skinWeights[k * STRONGEST + j] = Math.round((weight / sum) * 255)
  })
}

const sources = [...kept.map((vertex) => [vertex]), ...joints.map((name) => rig.joints[name]!)]
const mean = (vertices: readonly number[], of: (vertex: number) => number[] | undefined) =>
  [0, 1, 2].map((d) => vertices.reduce((sum, v) => sum + (of(v)?.[d] ?? 0), 0) / vertices.length)

const targets = git('ls-tree', '-r', '--name-only', 'HEAD', 'makehuman/data/targets/')
  .split('\n')
  .filter((path) => path.endsWith('.target'))
  .map((path) => path.replace('makehuman/data/targets/', '').replace('.target', ''))
const WHO = /^macrodetails\/(?:african|asian|caucasian)-(?:female|male)-(?:child|young|old)$/
const BABY = /^macrodetails\/caucasian-female-baby$/
const BUILD =
  /^macrodetails\/universal-(?:female|male)-(?:young|old)-(?:averagemuscle-(?:min|max)weight|(?:min|max)muscle-averageweight)$/
const FACE = /^(?:head|nose|mouth|chin|cheek|eyes|forehead|eyebrows|neck)\//
const EXPRESSION = /^expression\/units\/caucasian\//
const UNEVEN = /^asym\/asym-(?:brown|jaw|mouth|nose|eye)-1-l$/
const wanted = targets.filter((name) =>
  [WHO, BABY, BUILD, FACE, EXPRESSION, UNEVEN].some((kind) => kind.test(name)),
)
/** Left and right halves of one change are one morph. */
const nameOf = (target: string) =>
  target
    .slice(target.lastIndexOf('/') + 1)
    .replace(/^[lr]-/, '')
    .replace(/-(?:left|right)-/, '-')
const morphs = new Map<string, Map<number, number[]>>()
for (const target of wanted) {
  const moved = new Map(
    readCc0(`targets/${target}.target`)
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => {
        const [vertex, ...by] = line.trim().split(/\s+/).map(Number)
        return [vertex!, by] as const
      }),
  )
  const name = nameOf(target)
  const morph = morphs.get(name) ?? new Map<number, number[]>()
  morphs.set(name, morph)
  sources.forEach((vertices, k) => {
    const by = mean(vertices, (vertex) => moved.get(vertex))
    if (by.every((d) => Math.abs(d) < 0.0005)) return
    morph.set(
      k,
      by.map((d, c) => d + (morph.get(k)?.[c] ?? 0)),
    )
  })
}
const tenths = (value: number) => Math.round(value * 1000)

const bytes = bytesOfHuman({
  vertices: Int16Array.from(
    sources.flatMap((v) => mean(v, (vertex) => places[vertex])).map(tenths),
  ),
  skinned: kept.length,
  body: Uint16Array.from(body.flat().map((vertex) => numberOf.get(vertex)!)),
  eyes: Uint16Array.from(eyes.flat().map((vertex) => numberOf.get(vertex)!)),
  bones,
  skinBones,
  skinWeights,
  morphs: [...morphs].map(([name, moved]): BakedMorph => ({
    name,
    vertices: Uint16Array.from(moved.keys()),
    by: Int16Array.from([...moved.values()].flat().map(tenths)),
  })),
})
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(out, packed)
console.log(
  `${out}: ${kept.length} vertices, ${joints.length} joints, ${bones.length} bones, ${morphs.size} morphs,`,
  `${Math.round(bytes.length / 1024)} KB, packed ${Math.round(packed.length / 1024)} KB`,
)
