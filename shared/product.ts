/** The product's name, as people read it. The operator renames the product here and nowhere else. */
export const PRODUCT_NAME = 'Inkwright'

/** Who may use it, from the terms. */
export const MINIMUM_AGE_YEARS = 18

/** The administrator is one known account; nobody becomes one by signing up. */
export const ADMIN_USER_ID = 1

/** The largest of the plans, Business. Apart from their catalogue, because every page carries it. */
export const HIGHEST_PLAN = 4

/** Marketing parameters that are kept until somebody signs up. */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** The fixed name of §9.download.name; every other file is named after it. */
export const DOWNLOAD_NAME = 'tattoo-design.png'
