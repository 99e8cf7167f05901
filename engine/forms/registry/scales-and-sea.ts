import type { Form } from '#engine/forms/form.ts'
import { snake } from '#engine/forms/animals/snake.ts'
import { koi } from '#engine/forms/animals/koi.ts'
import { dragon } from '#engine/forms/animals/dragon.ts'

export const SCALES_AND_SEA: readonly Form[] = [snake, koi, dragon]
