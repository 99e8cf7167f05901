import { SPIDER_POSES, spiderBody } from '#engine/forms/bodies/spider.ts'
import { FACING_US, from, type Form } from '#engine/forms/form.ts'

export const spider: Form = {
  name: 'spider',
  views: {
    top: () => spiderBody(SPIDER_POSES.stand, from(6, 84, 84, FACING_US)),
    hanging: () => spiderBody(SPIDER_POSES.hang, from(0, 80, -86, FACING_US)),
  },
}
