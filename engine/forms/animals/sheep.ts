import { sheepBody } from '#engine/forms/bodies/sheep.ts'
import { FACING_NEAR, FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { sheep as head, type SheepKind } from '#engine/forms/heads/sheep.ts'

const views = (kind: SheepKind): Form['views'] => ({
  standing: () => sheepBody(kind, from(-36, 6, 0, FACING_RIGHT)),
  head: () => head(kind, { yaw: 36, pitch: 6, roll: 0, zoom: 1.75, x: 0.05, y: -0.35 }),
  front: () =>
    head(kind, { yaw: 0, pitch: 12, roll: 0, zoom: 1.75, x: 0, y: -0.35, light: FACING_NEAR }),
})

export const sheep: Form = { name: 'sheep', views: views('sheep') }
export const lamb: Form = { name: 'lamb', views: views('lamb') }
export const goat: Form = { name: 'goat', views: views('goat') }
