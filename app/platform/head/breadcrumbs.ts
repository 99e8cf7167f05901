import { paths } from '#app/paths.ts'
import { CONTEXT, type StructuredData } from '#app/platform/head/structured-data.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** The way from the first page to this one, which comes last. */
export const breadcrumbs =
  (trail: readonly { name: string; path: string }[]): StructuredData =>
  ({ origin }) => ({
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: PRODUCT_NAME, path: paths.home() }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${path}`,
      }),
    ),
  })
