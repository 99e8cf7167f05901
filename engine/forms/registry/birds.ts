import type { Form } from '#engine/forms/form.ts'
import { duck } from '#engine/forms/animals/duck.ts'
import { eagle } from '#engine/forms/animals/eagle.ts'
import { hawk } from '#engine/forms/animals/hawk.ts'
import { hummingbird } from '#engine/forms/animals/hummingbird.ts'
import { barnOwl, owl, snowyOwl } from '#engine/forms/animals/owl.ts'
import { peacock } from '#engine/forms/animals/peacock.ts'
import { phoenix } from '#engine/forms/animals/phoenix.ts'
import { raven } from '#engine/forms/animals/raven.ts'
import { rooster } from '#engine/forms/animals/rooster.ts'
import { seagull } from '#engine/forms/animals/seagull.ts'
import { dove, robin, sparrow } from '#engine/forms/animals/small-birds.ts'
import { swallow } from '#engine/forms/animals/swallow.ts'
import { swan } from '#engine/forms/animals/swan.ts'

export const BIRDS: readonly Form[] = [
  dove,
  duck,
  eagle,
  hawk,
  hummingbird,
  owl,
  barnOwl,
  snowyOwl,
  peacock,
  phoenix,
  raven,
  robin,
  rooster,
  seagull,
  sparrow,
  swallow,
  swan,
]
