import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { humanOfBytes, type BakedHuman } from '#engine/forms/human/packing.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

let loaded: (BakedHuman & { rest: Float32Array }) | undefined

/** The human everybody is shaped from; lengths in decimetres, y up, the face looking along z. */
export function human(): BakedHuman & { rest: Float32Array } {
  if (loaded) return loaded
  const file = new URL('data/human.bin', import.meta.url)
  const baked = humanOfBytes(brotliDecompressSync(readFileSync(file)))
  loaded = { ...baked, rest: Float32Array.from(baked.vertices, (tenths) => tenths / 1000) }
  return loaded
}

export type Origin = 'african' | 'asian' | 'caucasian'

/** Who somebody is, as far as words say it. */
export interface Build {
  /** 0 female to 1 male. */
  gender: number
  age?: 'baby' | 'child' | 'young' | 'old'
  /** Between this age and the next: 0.5 is middle age for the young. */
  older?: number
  origin?: Partial<Record<Origin, number>>
  /** 0 to 1; half is average. */
  muscle?: number
  weight?: number
  /** Single morphs by name. */
  morphs?: Readonly<Record<string, number>>
}

const NEXT = { baby: 'child', child: 'young', young: 'old', old: 'old' } as const

/** The morphs that make somebody, and how much of each. */
function weightsOf(build: Build): [string, number][] {
  const { age = 'young', older = 0, origin = { caucasian: 1 } } = build
  const out: [string, number][] = []
  for (const [sex, share] of [
    ['female', 1 - build.gender],
    ['male', build.gender],
  ] as const)
    for (const [stage, part] of [
      [age, 1 - older],
      [NEXT[age], older],
    ] as const) {
      const much = share * part
      if (much <= 0) continue
      if (stage === 'baby') {
        out.push(['caucasian-female-baby', much])
        continue
      }
      for (const [from, of] of Object.entries(origin))
        out.push([`${from}-${sex}-${stage}`, much * of])
      if (stage === 'child') continue
      const own = `universal-${sex}-${stage}`
      const muscle = 2 * (build.muscle ?? 0.5) - 1
      const weight = 2 * (build.weight ?? 0.5) - 1
      out.push(
        [`${own}-${muscle < 0 ? 'min' : 'max'}muscle-averageweight`, much * Math.abs(muscle)],
        [`${own}-averagemuscle-${weight < 0 ? 'min' : 'max'}weight`, much * Math.abs(weight)],
      )
    }
  return [...out, ...Object.entries(build.morphs ?? {})]
}

/** All vertices and joints of somebody, standing at rest. */
export function shape(build: Build): Float32Array {
  const { rest, morphs } = human()
  const at = new Float32Array(rest)
  for (const [name, weight] of weightsOf(build)) {
    if (weight === 0) continue
    const morph = morphs.find((one) => one.name === name)
    if (!morph) throw new Error(`There is no morph ${name}`)
    const much = weight / 1000
    morph.vertices.forEach((vertex, k) => {
      for (let d = 0; d < 3; d++) at[vertex * 3 + d]! += morph.by[k * 3 + d]! * much
    })
  }
  return at
}

/** Where a bone begins or ends. */
export function jointAt(at: Float32Array, bone: string, end: 'head' | 'tail' = 'head'): V3 {
  const found = human().bones.find(({ name }) => name === bone)
  if (!found) throw new Error(`There is no bone ${bone}`)
  const k = found[end] * 3
  return [at[k]!, at[k + 1]!, at[k + 2]!]
}
