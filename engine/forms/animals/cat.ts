import { catBody } from '#engine/forms/bodies/cat.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { cat as head, type CatCoat } from '#engine/forms/heads/cat.ts'

/** The same cat in any coat. */
const views = (coat: CatCoat): Form['views'] => ({
  sitting: () => catBody('sit', from(-44, 6, 0, FACING_RIGHT), coat),
  head: () =>
    head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.6, x: 0, y: -0.14, light: FACING_US }, coat),
  turned: () => head({ yaw: 36, pitch: 4, roll: 0, zoom: 1.6, x: 0, y: -0.14 }, coat),
  hissing: () =>
    head({ yaw: 24, pitch: -4, roll: 4, zoom: 1.6, x: 0, y: -0.2 }, coat, { gape: 36 }),
  stretching: () => catBody('stretch', from(-26, 8, 0, FACING_RIGHT), coat),
  curled: () => catBody('curl', from(0, 34, 0, FACING_US), coat),
  lying: () => catBody('lie', from(-36, 8, 0, FACING_RIGHT), coat),
  profile: () => head({ yaw: 66, pitch: 2, roll: 0, zoom: 1.6, x: 0, y: -0.14 }, coat),
  behind: () => catBody('sit-away', from(108, 10, 0, FACING_RIGHT), coat),
  'looking-up': () => catBody('gaze', from(-26, 2, 0, FACING_RIGHT), coat),
  walking: () => catBody('walk', from(-30, 8, 0, FACING_RIGHT), coat),
  leaping: () => catBody('pounce', from(-26, 6, 0, FACING_RIGHT), coat),
  arching: () => catBody('arch', from(-20, 6, 0, FACING_RIGHT), coat),
})

export const cat: Form = { name: 'cat', views: views('tabby'), asked: ['hissing'] }
export const blackCat: Form = { name: 'black-cat', views: views('black'), asked: ['hissing'] }
