import { CALLS } from '#tests/conformance/calls.ts'
import { CONSTANTS } from '#tests/conformance/constants.ts'
import { CREATE, DESIGNER } from '#tests/conformance/design-screens.ts'
import { ENTITIES } from '#tests/conformance/entities.ts'
import { LANDING, OVERVIEW, ROUTES, SIGN_IN } from '#tests/conformance/entrance.ts'
import { DETAIL, EXPLORE, FAVOURITES_AND_IDEAS } from '#tests/conformance/gallery-screens.ts'
import { MESSAGES } from '#tests/conformance/messages.ts'
import { ROLES, VALIDATION } from '#tests/conformance/rules.ts'
import { PRICING_AND_SUPPORT, SHELL } from '#tests/conformance/shell-screens.ts'
import { STATES } from '#tests/conformance/states.ts'
import type { Section } from '#tests/conformance/row.ts'

/** In the order of the specification. */
export const SECTIONS: readonly Section[] = [
  OVERVIEW,
  ROUTES,
  LANDING,
  SIGN_IN,
  EXPLORE,
  DETAIL,
  FAVOURITES_AND_IDEAS,
  CREATE,
  DESIGNER,
  PRICING_AND_SUPPORT,
  SHELL,
  ENTITIES,
  STATES,
  VALIDATION,
  ROLES,
  CALLS,
  MESSAGES,
  CONSTANTS,
]
