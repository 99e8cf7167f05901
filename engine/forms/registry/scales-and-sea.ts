import { dolphin, orca } from '#engine/forms/animals/dolphin.ts'
import { dragon } from '#engine/forms/animals/dragon.ts'
import { koi } from '#engine/forms/animals/koi.ts'
import { octopus } from '#engine/forms/animals/octopus.ts'
import { hammerhead, shark } from '#engine/forms/animals/shark.ts'
import { cobra, snake } from '#engine/forms/animals/snake.ts'
import { turtle } from '#engine/forms/animals/turtle.ts'
import { westernDragon } from '#engine/forms/animals/western-dragon.ts'
import { whale } from '#engine/forms/animals/whale.ts'
import type { Form } from '#engine/forms/form.ts'

export const SCALES_AND_SEA: readonly Form[] = [
  dolphin,
  orca,
  dragon,
  koi,
  octopus,
  shark,
  hammerhead,
  cobra,
  snake,
  turtle,
  westernDragon,
  whale,
]
