import { capybaraBody } from '#engine/forms/bodies/capybara.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { capybara as head } from '#engine/forms/heads/capybara.ts'

export const capybara: Form = {
  name: 'capybara',
  views: {
    standing: () => capybaraBody('stand', from(-30, 6, 0, FACING_RIGHT)),
    lying: () => capybaraBody('rest', from(-34, 8, 0, FACING_RIGHT)),
    head: () => head({ yaw: 52, pitch: 4, roll: 0, zoom: 1.35, x: 0.1, y: -0.2 }),
  },
}
