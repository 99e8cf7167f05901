import { SNAKE_POSES, snakeBody } from '#engine/forms/bodies/snake.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const snake: Form = {
  name: 'snake',
  views: {
    coiled: () => snakeBody(SNAKE_POSES.strike(), from(-8, 30, 0, FACING_RIGHT)),
  },
}
