import type { Stripe } from 'stripe'
import { z } from 'zod'
import { defineCall, type ApiCall } from '#server/providers/payments/sandbox/api/api-calls.ts'
import { getNamed } from '#server/providers/payments/sandbox/api/api-failure.ts'
import { listShape, pageOf } from '#server/providers/payments/sandbox/api/list-page.ts'
import {
  flag,
  onlyExpand,
  parametersOf,
  text,
} from '#server/providers/payments/sandbox/api/parameters.ts'

const ListProductsParameters = parametersOf<Stripe.ProductListParams>()({
  ...listShape,
  active: flag.optional(),
  ids: z.array(text).max(100).optional(),
})
const ListPricesParameters = parametersOf<Stripe.PriceListParams>()({
  ...listShape,
  active: flag.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
})

export const catalogueCalls: readonly ApiCall[] = [
  defineCall('GET /products/:id', onlyExpand, ({ catalogue }, { id }) => {
    return getNamed(catalogue.products, 'product', id)
  }),
  defineCall('GET /products', ListProductsParameters, ({ catalogue }, { parameters }) => {
    const { active = true, ids } = parameters
    const found = catalogue.products
      .values()
      .filter((product) => product.active === active && (ids?.includes(product.id) ?? true))
    return pageOf('/v1/products', found, parameters)
  }),
  defineCall('GET /prices/:id', onlyExpand, ({ catalogue }, { id }) => {
    return getNamed(catalogue.prices, 'price', id)
  }),
  defineCall('GET /prices', ListPricesParameters, ({ catalogue }, { parameters }) => {
    const { active = true, lookup_keys: keys, product, type } = parameters
    const found = catalogue.prices
      .values()
      .filter(
        (price) =>
          price.active === active &&
          (keys?.includes(price.lookup_key ?? '') ?? true) &&
          price.product === (product ?? price.product) &&
          price.type === (type ?? price.type),
      )
    return pageOf('/v1/prices', found, parameters)
  }),
]
