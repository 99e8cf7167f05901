import { dragon } from '#engine/forms/animals/dragon.ts'
import { koi } from '#engine/forms/animals/koi.ts'
import { octopus } from '#engine/forms/animals/octopus.ts'
import { shark } from '#engine/forms/animals/shark.ts'
import { snake } from '#engine/forms/animals/snake.ts'
import type { Form } from '#engine/forms/form.ts'

export const SCALES_AND_SEA: readonly Form[] = [dragon, koi, octopus, shark, snake]
