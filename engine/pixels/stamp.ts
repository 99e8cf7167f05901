import type { Field } from '#engine/pixels/field.ts'

/** A round spot of ink, or one end of a line that is as wide there. */
export interface Spot {
  x: number
  y: number
  radius: number
}

/** Coverage adds up like ink, never past black. */
export function stampDot({ width, height, values }: Field, { x, y, radius }: Spot): void {
  const left = Math.max(0, Math.floor(x - radius - 0.5))
  const right = Math.min(width - 1, Math.ceil(x + radius + 0.5) - 1)
  const top = Math.max(0, Math.floor(y - radius - 0.5))
  const bottom = Math.min(height - 1, Math.ceil(y + radius + 0.5) - 1)
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const dx = column + 0.5 - x
      const dy = row + 0.5 - y
      let cover = radius + 0.5 - Math.sqrt(dx * dx + dy * dy)
      if (cover <= 0) continue
      if (cover > 1) cover = 1
      const i = row * width + column
      values[i] = 1 - (1 - values[i]!) * (1 - cover)
    }
}

/** Dots as x, y, radius triples. */
export function stampDots(field: Field, dots: readonly number[]): void {
  for (let j = 0; j < dots.length; j += 3)
    stampDot(field, { x: dots[j]!, y: dots[j + 1]!, radius: dots[j + 2]! })
}

/** A tapering line with soft edges. The strongest coverage wins, so that joints do not darken. */
export function stampSegment(
  { width, height, values }: Field,
  from: Spot,
  to: Spot,
  strength = 1,
): void {
  const reach = Math.max(from.radius, to.radius) + 0.6
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach))
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach))
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + reach))
  const dx = to.x - from.x
  const dy = to.y - from.y
  const perLength = 1 / (dx * dx + dy * dy || 1e-6)
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const px = column + 0.5 - from.x
      const py = row + 0.5 - from.y
      let along = (px * dx + py * dy) * perLength
      along = along < 0 ? 0 : along > 1 ? 1 : along
      const awayX = px - along * dx
      const awayY = py - along * dy
      const radius = from.radius + (to.radius - from.radius) * along
      let cover = radius + 0.5 - Math.sqrt(awayX * awayX + awayY * awayY)
      if (cover <= 0) continue
      // Lines thinner than a pixel get lighter instead of thinner.
      const most = 2 * radius < 1 ? 2 * radius : 1
      if (cover > most) cover = most
      cover *= strength
      const i = row * width + column
      if (cover > values[i]!) values[i] = cover
    }
}

/** A stroke as x, y, half width triples along its spine. */
export function stampStroke(field: Field, stroke: readonly number[], strength = 1): void {
  let from: Spot = { x: stroke[0]!, y: stroke[1]!, radius: stroke[2]! }
  for (let j = 3; j < stroke.length; j += 3) {
    const to: Spot = { x: stroke[j]!, y: stroke[j + 1]!, radius: stroke[j + 2]! }
    stampSegment(field, from, to, strength)
    from = to
  }
}
