import { bee } from '#engine/forms/animals/bee.ts'
import { butterfly } from '#engine/forms/animals/butterfly.ts'
import { scorpion } from '#engine/forms/animals/scorpion.ts'
import { spider } from '#engine/forms/animals/spider.ts'
import type { Form } from '#engine/forms/form.ts'

export const SMALL: readonly Form[] = [bee, butterfly, scorpion, spider]
