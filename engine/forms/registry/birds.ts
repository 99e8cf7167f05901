import type { Form } from '#engine/forms/form.ts'
import { eagle } from '#engine/forms/animals/eagle.ts'
import { swallow } from '#engine/forms/animals/swallow.ts'

export const BIRDS: readonly Form[] = [eagle, swallow]
