import { duckBody } from '#engine/forms/bodies/duck.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const duck: Form = {
  name: 'duck',
  views: {
    swimming: () => duckBody(from(-14, 8, 0, FACING_RIGHT)),
  },
}
