import { OWL_POSES, owlBody, owlBust } from '#engine/forms/bodies/owl.ts'
import { OWL_KINDS, type OwlKind } from '#engine/forms/bodies/owl-kinds.ts'
import { FACING_US, from, type Form } from '#engine/forms/form.ts'

/** Every kind sits, flies and looks at us alike. */
const views = (kind: OwlKind): Form['views'] => ({
  perched: () => owlBody(OWL_POSES.perch, from(-74, 4, 0, FACING_US), kind),
  flying: () => owlBody(OWL_POSES.swoop, from(-72, 4, 4, FACING_US), kind),
  standing: () => owlBody(OWL_POSES.stand, from(-74, 4, 0, FACING_US), kind),
  head: () => owlBust(from(-84, 2, 0, FACING_US), kind),
})

/** With ears: the owl that everybody means. */
export const owl: Form = { name: 'owl', views: views(OWL_KINDS.horned) }
export const barnOwl: Form = { name: 'barn-owl', views: views(OWL_KINDS.barn) }
export const snowyOwl: Form = { name: 'snowy-owl', views: views(OWL_KINDS.snowy) }
