/** The product's name, as people read it. The operator renames the product here and nowhere else. */
export const PRODUCT_NAME = 'Inkwright'

/** Who may use it, from the terms. */
export const MINIMUM_AGE_YEARS = 18
