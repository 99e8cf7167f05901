import type { Form } from '#engine/forms/form.ts'
import { wolf } from '#engine/forms/animals/wolf.ts'
import { tiger } from '#engine/forms/animals/tiger.ts'
import { lion } from '#engine/forms/animals/lion.ts'

export const CATS_AND_DOGS: readonly Form[] = [wolf, tiger, lion]
