import { Stripe } from 'stripe'
import type { CatalogueItem } from '#server/providers/payments/sandbox/sandbox-options.ts'

export interface StoredPrice extends Stripe.Price {
  product: string
  unit_amount: number
}

export interface Catalogue {
  products: ReadonlyMap<string, Stripe.Product>
  prices: ReadonlyMap<string, StoredPrice>
}

/** What is sold is fixed when the product starts, and is never part of the stored state. */
export function createCatalogue(items: readonly CatalogueItem[], created: number): Catalogue {
  return {
    products: new Map(items.map((item) => [item.productId, createProduct(item, created)])),
    prices: new Map(items.map((item) => [item.priceId, createPrice(item, created)])),
  }
}

function createProduct(item: CatalogueItem, created: number): Stripe.Product {
  return {
    id: item.productId,
    object: 'product',
    active: true,
    created,
    default_price: item.priceId,
    description: item.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: item.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  }
}

function createPrice(item: CatalogueItem, created: number): StoredPrice {
  return {
    id: item.priceId,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: item.lookupKey,
    metadata: {},
    nickname: null,
    product: item.productId,
    recurring: item.interval && {
      interval: item.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: item.interval ? 'recurring' : 'one_time',
    unit_amount: item.unitAmountCents,
    unit_amount_decimal: decimal(item.unitAmountCents),
  }
}

/** The older twin of a price, which subscription items still carry. */
export function planOfPrice(price: StoredPrice): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: decimal(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/** A string on the wire, as the package's own type writes itself. */
export function decimal(cents: number) {
  return Stripe.Decimal.from(cents)
}
