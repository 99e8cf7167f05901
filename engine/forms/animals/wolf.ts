import { pupBody, wolfBody } from '#engine/forms/bodies/wolf.ts'
import { beforeIt, FACING_RIGHT, FACING_US, type Form, from } from '#engine/forms/form.ts'
import { wolf as head } from '#engine/forms/heads/wolf.ts'

export const wolf: Form = {
  name: 'wolf',
  views: {
    turned: () => head({ yaw: 42, pitch: 4, roll: 0, zoom: 1.75, x: 0.05, y: -0.4 }),
    front: () => head({ yaw: 0, pitch: 6, roll: 0, zoom: 1.7, x: 0, y: -0.4, light: FACING_US }),
    howling: () =>
      head(
        { yaw: 74, pitch: 0, roll: 46, zoom: 2.05, x: -0.1, y: -0.42 },
        { gape: 24, end: [0, -1.35, -1.85], lid: 0.45 },
      ),
    snarling: () =>
      head({ yaw: 38, pitch: 0, roll: 0, zoom: 1.75, x: 0.05, y: -0.4 }, { gape: 28, snarl: 1.6 }),
    'snarling-front': () =>
      head(
        { yaw: 0, pitch: -2, roll: 0, zoom: 1.7, x: 0, y: -0.46, light: FACING_US },
        { gape: 26, snarl: 1.6 },
      ),
    running: () => wolfBody('run', from(-34, 8, 4, FACING_RIGHT)),
    standing: () => wolfBody('stand', from(-34, 8, 0, FACING_RIGHT)),
    baying: () => wolfBody('howl', from(-24, 4, 0, FACING_RIGHT), { gape: 22, lid: 0.45 }),
    leaping: () => wolfBody('gather', from(-22, 6, 0, FACING_RIGHT)),
    profile: () => head({ yaw: 74, pitch: 2, roll: 0, zoom: 1.75, x: 0, y: -0.4 }),
    'looking-up': () =>
      head(
        { yaw: 56, pitch: -10, roll: 24, zoom: 1.9, x: -0.1, y: -0.42 },
        { end: [0, -1.6, -1.3] },
      ),
    lying: () => wolfBody('lie', from(-34, 8, 0, FACING_RIGHT)),
    curled: () => wolfBody('curl', from(0, 34, 0, FACING_US), { lid: 0 }),
    behind: () => wolfBody('sit-away', from(118, 8, 0, FACING_RIGHT)),
    sitting: () => wolfBody('sit', from(-34, 4, 0, FACING_RIGHT)),
    prowling: () => wolfBody('prowl', from(-34, 8, 0, FACING_RIGHT), { snarl: 0.8 }),
    approaching: () => wolfBody('approach', beforeIt()),
    young: () => pupBody(from(-34, 8, 0, FACING_RIGHT)),
  },
  asked: ['young', 'approaching'],
}
