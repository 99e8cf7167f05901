import type { Form } from '#engine/forms/form.ts'
import { blackCat, cat } from '#engine/forms/animals/cat.ts'
import { dog, DOG_BREEDS } from '#engine/forms/animals/dogs.ts'
import { fox } from '#engine/forms/animals/fox.ts'
import { greyhound } from '#engine/forms/animals/greyhound.ts'
import { jaguar } from '#engine/forms/animals/jaguar.ts'
import { leopard } from '#engine/forms/animals/leopard.ts'
import { lion, lioness } from '#engine/forms/animals/lion.ts'
import { lynx } from '#engine/forms/animals/lynx.ts'
import { panther } from '#engine/forms/animals/panther.ts'
import { tiger } from '#engine/forms/animals/tiger.ts'
import { wolf } from '#engine/forms/animals/wolf.ts'

export const CATS_AND_DOGS: readonly Form[] = [
  wolf,
  lion,
  lioness,
  tiger,
  panther,
  jaguar,
  leopard,
  lynx,
  cat,
  blackCat,
  fox,
  dog,
  ...DOG_BREEDS,
  greyhound,
]
