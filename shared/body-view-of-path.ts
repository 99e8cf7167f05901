import { VIEW_PLACES, VIEW_TURNS, type BodyView } from '#shared/body-views.ts'
import { BODY_TYPES } from '#shared/options.ts'

/** What `viewPath` wrote; nothing where there is no such view. */
export function viewOfPath(path: {
  place: string
  build: string
  turn: string
}): BodyView | undefined {
  const place = VIEW_PLACES.find((known) => known.replaceAll(' ', '-') === path.place)
  const build = BODY_TYPES.find((known) => known === path.build)
  const turn = VIEW_TURNS.find((known) => String(known) === path.turn)
  if (place === undefined || build === undefined || turn === undefined) return undefined
  return { place, build, turn }
}
