import { OWL_POSES, owlBody, owlBust } from '#engine/forms/bodies/owl.ts'
import { FACING_US, from, type Form } from '#engine/forms/form.ts'

export const owl: Form = {
  name: 'owl',
  views: {
    perched: () => owlBody(OWL_POSES.perch, from(-74, 4, 0, FACING_US)),
    flying: () => owlBody(OWL_POSES.swoop, from(-72, 4, 4, FACING_US)),
    standing: () => owlBody(OWL_POSES.stand, from(-74, 4, 0, FACING_US)),
    head: () => owlBust(from(-84, 2, 0, FACING_US)),
  },
}
