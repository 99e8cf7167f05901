import type { Form } from '#engine/forms/form.ts'
import { bat } from '#engine/forms/animals/bat.ts'
import { bear } from '#engine/forms/animals/bear.ts'
import { boar } from '#engine/forms/animals/boar.ts'
import { bull } from '#engine/forms/animals/bull.ts'
import { elephant } from '#engine/forms/animals/elephant.ts'
import { gorilla } from '#engine/forms/animals/gorilla.ts'
import { horse } from '#engine/forms/animals/horse.ts'
import { monkey } from '#engine/forms/animals/monkey.ts'
import { mouse } from '#engine/forms/animals/mouse.ts'
import { rabbit } from '#engine/forms/animals/rabbit.ts'
import { raccoon } from '#engine/forms/animals/raccoon.ts'
import { ram } from '#engine/forms/animals/ram.ts'
import { goat, lamb, sheep } from '#engine/forms/animals/sheep.ts'
import { stag } from '#engine/forms/animals/stag.ts'

export const HOOFED_AND_WILD: readonly Form[] = [
  bat,
  bear,
  boar,
  bull,
  elephant,
  gorilla,
  horse,
  monkey,
  mouse,
  rabbit,
  raccoon,
  ram,
  sheep,
  lamb,
  goat,
  stag,
]
