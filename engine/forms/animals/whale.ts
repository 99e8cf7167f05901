import { WHALE_POSES, whaleBody, whaleTail } from '#engine/forms/bodies/whale.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const whale: Form = {
  name: 'whale',
  views: {
    breaching: () => whaleBody(WHALE_POSES.breach, from(-10, 4, 0, FACING_RIGHT)),
    diving: () => whaleTail(from(0, 8, 0)),
  },
}
