import { HUMMINGBIRD_POSES, hummingbirdBody } from '#engine/forms/bodies/hummingbird.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const hummingbird: Form = {
  name: 'hummingbird',
  views: {
    hovering: () => hummingbirdBody(HUMMINGBIRD_POSES.hover, from(-12, 4, 0, FACING_RIGHT)),
    flower: () => hummingbirdBody(HUMMINGBIRD_POSES.drink, from(-14, 6, 0, FACING_RIGHT)),
  },
}
