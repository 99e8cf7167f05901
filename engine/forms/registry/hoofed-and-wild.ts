import type { Form } from '#engine/forms/form.ts'
import { bear } from '#engine/forms/animals/bear.ts'
import { horse } from '#engine/forms/animals/horse.ts'
import { stag } from '#engine/forms/animals/stag.ts'

export const HOOFED_AND_WILD: readonly Form[] = [bear, horse, stag]
