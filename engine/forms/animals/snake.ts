import { snakeBody } from '#engine/forms/bodies/snake.ts'
import { SNAKE_POSES } from '#engine/forms/bodies/snake-poses.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const snake: Form = {
  name: 'snake',
  views: {
    coiled: () => snakeBody(SNAKE_POSES.coiled(), from(-8, 24, 0, FACING_RIGHT)),
    striking: () => snakeBody(SNAKE_POSES.strike(), from(-8, 20, 0, FACING_RIGHT)),
    rattling: () =>
      snakeBody(SNAKE_POSES.strike(), from(-8, 20, 0, FACING_RIGHT), { rattles: true }),
    curve: () => snakeBody(SNAKE_POSES.curve(), from(0, 0, 0, FACING_RIGHT)),
    wrap: () => snakeBody(SNAKE_POSES.wrap(), from(-6, 10, 0, FACING_RIGHT)),
    head: () => snakeBody(SNAKE_POSES.bust(), from(-8, 4, 0, FACING_RIGHT)),
  },
}

/** Reared with its hood spread: without it, it would be any snake. */
export const cobra: Form = {
  name: 'cobra',
  views: {
    reared: () => snakeBody(SNAKE_POSES.reared(), from(-8, 14, 0, FACING_RIGHT), { hasHood: true }),
    striking: () =>
      snakeBody(SNAKE_POSES.threatening(), from(-8, 14, 0, FACING_RIGHT), { hasHood: true }),
  },
}
