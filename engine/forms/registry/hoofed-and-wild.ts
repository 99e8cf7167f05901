import type { Form } from '#engine/forms/form.ts'
import { bat } from '#engine/forms/animals/bat.ts'
import { bear, polarBear } from '#engine/forms/animals/bear.ts'
import { boar } from '#engine/forms/animals/boar.ts'
import { bull } from '#engine/forms/animals/bull.ts'
import { capybara } from '#engine/forms/animals/capybara.ts'
import { cow, highlandCow } from '#engine/forms/animals/cow.ts'
import { elephant } from '#engine/forms/animals/elephant.ts'
import { gorilla } from '#engine/forms/animals/gorilla.ts'
import { horse, unicorn, whiteHorse } from '#engine/forms/animals/horse.ts'
import { monkey } from '#engine/forms/animals/monkey.ts'
import { mouse } from '#engine/forms/animals/mouse.ts'
import { opossum } from '#engine/forms/animals/opossum.ts'
import { otter } from '#engine/forms/animals/otter.ts'
import { pangolin } from '#engine/forms/animals/pangolin.ts'
import { pig } from '#engine/forms/animals/pig.ts'
import { rabbit } from '#engine/forms/animals/rabbit.ts'
import { raccoon } from '#engine/forms/animals/raccoon.ts'
import { ram } from '#engine/forms/animals/ram.ts'
import { goat, lamb, sheep } from '#engine/forms/animals/sheep.ts'
import { sloth } from '#engine/forms/animals/sloth.ts'
import { squirrel } from '#engine/forms/animals/squirrel.ts'
import { stag } from '#engine/forms/animals/stag.ts'

export const HOOFED_AND_WILD: readonly Form[] = [
  bat,
  bear,
  polarBear,
  boar,
  bull,
  capybara,
  cow,
  highlandCow,
  elephant,
  gorilla,
  horse,
  unicorn,
  whiteHorse,
  monkey,
  mouse,
  opossum,
  otter,
  pangolin,
  pig,
  rabbit,
  raccoon,
  ram,
  sheep,
  lamb,
  goat,
  sloth,
  squirrel,
  stag,
]
