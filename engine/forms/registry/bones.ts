import type { Form } from '#engine/forms/form.ts'
import { skull } from '#engine/forms/animals/skull.ts'

export const BONES: readonly Form[] = [skull]
