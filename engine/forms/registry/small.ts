import { butterfly } from '#engine/forms/animals/butterfly.ts'
import type { Form } from '#engine/forms/form.ts'

export const SMALL: readonly Form[] = [butterfly]
