import type { Form, Group, Vec } from '#engine/present/body/solid.ts'

export const BODY_TYPES = ['male', 'female', 'other'] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** What tells one build from another, each about 1 for the middle. */
export interface Build {
  /** Thickness of limbs. */
  girth: number
  /** How clearly muscles stand out, 0 to 1. */
  muscle: number
  shoulders: number
  waist: number
  hips: number
  /** 0 to 1. */
  bust: number
  neck: number
}

export const BUILDS: Record<BodyType, Build> = {
  male: { girth: 1.12, muscle: 1, shoulders: 1.08, waist: 1.04, hips: 0.96, bust: 0, neck: 1.12 },
  female: {
    girth: 0.83,
    muscle: 0.22,
    shoulders: 0.87,
    waist: 0.8,
    hips: 1.1,
    bust: 1,
    neck: 0.82,
  },
  other: {
    girth: 0.97,
    muscle: 0.55,
    shoulders: 0.96,
    waist: 0.92,
    hips: 1.02,
    bust: 0.35,
    neck: 0.95,
  },
}

/** A run of x, y on the surface that is sunk (a fold) or raised (a vein, a tendon). */
export interface Stroke {
  points: readonly number[]
  /** Height in units of the picture's width; negative sinks. */
  height: number
  width: number
}

export interface Nail {
  x: number
  y: number
  halfWidth: number
  halfLength: number
  angle: number
}

/** A body or a part of one, in any units; `framed` brings it into the picture. */
export interface Model {
  groups: readonly Group[]
  strokes: readonly Stroke[]
  nails: readonly Nail[]
}

/** Cloth over the body. */
export interface Garment {
  /** Linear light. */
  colour: readonly [number, number, number]
  /** Distance inside the cloth, negative outside it, in units of the picture. */
  inside: (x: number, y: number) => number
  /** Bare groups, such as the arms beside a shirt. */
  spares?: readonly string[]
}

/** Where the design lies: wound about an axis that runs through the body. */
export interface Canvas {
  groups: readonly string[]
  at: readonly [x: number, y: number]
  /** Depth of the axis below the viewer's plane, and how much rounder (>1) or flatter the body is than a cylinder. */
  axisZ: number
  flat: number
  /** Clockwise turn of the design. */
  angle: number
  /** The limb's radius where the design sits. */
  radius: number
  /** Square designs get this width, tall and wide ones as much skin; or the width is given, whatever the shape. */
  size: { by: 'area' | 'width' | 'height'; length: number }
  /** Sleeves: shading runs on along the limb, from and to in units along the axis from `at`. */
  ground?: readonly [from: number, to: number]
}

export interface Body {
  model: Model
  canvas: Canvas
  garments: readonly Garment[]
}

export interface Framing {
  /** The model's point that comes to `to` in the picture. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  scale: number
  /** Clockwise. */
  angle?: number
}

export function framed(model: Model, framing: Framing): Model {
  const { scale, angle = 0 } = framing
  const place = placer(framing)
  const move = ([x, y, z]: Vec): Vec => [...place(x, y), z * scale]
  const moveForm = (form: Form): Form => {
    const { shape } = form
    const join = form.join * scale
    if (shape.kind === 'bone')
      return {
        ...form,
        join,
        shape: {
          ...shape,
          from: move(shape.from),
          to: move(shape.to),
          radii: [shape.radii[0] * scale, shape.radii[1] * scale],
        },
      }
    const radii: Vec = [shape.radii[0] * scale, shape.radii[1] * scale, shape.radii[2] * scale]
    return {
      ...form,
      join,
      shape: { ...shape, centre: move(shape.centre), radii, angle: shape.angle + angle },
    }
  }
  return {
    groups: model.groups.map((group) => ({
      ...group,
      join: group.join * scale,
      forms: group.forms.map(moveForm),
    })),
    strokes: model.strokes.map((stroke) => ({
      height: stroke.height * scale,
      width: stroke.width * scale,
      points: pairs(stroke.points).flatMap(([x, y]) => place(x, y)),
    })),
    nails: model.nails.map((nail) => {
      const [x, y] = place(nail.x, nail.y)
      return {
        x,
        y,
        halfWidth: nail.halfWidth * scale,
        halfLength: nail.halfLength * scale,
        angle: nail.angle + angle,
      }
    }),
  }
}

/** A point of the model in the picture. */
export function placer({ from, to, scale, angle = 0 }: Framing) {
  const c = Math.cos(angle) * scale
  const s = Math.sin(angle) * scale
  return (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - from[0], y - from[1]]
    return [to[0] + dx * c - dy * s, to[1] + dx * s + dy * c]
  }
}

export const pairs = (points: readonly number[]): [number, number][] =>
  Array.from({ length: points.length >> 1 }, (_, i) => [points[2 * i]!, points[2 * i + 1]!])

/** The same on the other side of the midline x = 0. */
export const mirrored = (forms: readonly Form[]): Form[] =>
  forms.map((form) => {
    const flip = ([x, y, z]: Vec): Vec => [-x, y, z]
    const { shape } = form
    return {
      ...form,
      shape:
        shape.kind === 'bone'
          ? { ...shape, from: flip(shape.from), to: flip(shape.to) }
          : { ...shape, centre: flip(shape.centre), angle: -shape.angle },
    }
  })

export const bothSides = (forms: readonly Form[]): Form[] => [...forms, ...mirrored(forms)]
