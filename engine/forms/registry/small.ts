import type { Form } from '#engine/forms/form.ts'

export const SMALL: readonly Form[] = []
