import type { MetaDescriptor } from 'react-router'
import type { RootData } from '#app/platform/public-config.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const DEFAULT_DESCRIPTION =
  'Describe your tattoo the way you would tell your artist. Inkwright draws the flash, shows it on skin and hands you a stencil that is ready to trace.'

type MetaSource = {
  location: { pathname: string }
  /** The first is the root route. Its data is missing when its loader failed. */
  matches: readonly [{ loaderData?: RootData | undefined }, ...unknown[]]
}

type PageMeta = {
  /** Without the product's name. Absent on the landing page, whose title is the product itself. */
  title?: string
  description?: string
  /** For pages that are private, empty or one of many alike. They have no canonical address either. */
  isIndexed?: boolean
  /** What link previews show. The path of a public picture. */
  image?: { path: string; alt: string; widthPx: number; heightPx: number }
}

/** The one place that knows what goes into the head of a page. */
export function pageMeta(source: MetaSource, page: PageMeta): MetaDescriptor[] {
  const { description = DEFAULT_DESCRIPTION, isIndexed = true, image } = page
  const title = pageTitle(page.title)
  const origin = source.matches[0].loaderData?.publicConfig.origin
  const url = origin === undefined ? undefined : `${origin}${source.location.pathname}`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(image === undefined || origin === undefined ? [] : imageTags(origin, image)),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(isIndexed && url !== undefined
      ? [
          { property: 'og:url', content: url },
          { tagName: 'link', rel: 'canonical', href: url },
        ]
      : []),
  ]
}

function imageTags(origin: string, image: NonNullable<PageMeta['image']>): MetaDescriptor[] {
  return [
    { property: 'og:image', content: `${origin}${image.path}` },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:image:width', content: String(image.widthPx) },
    { property: 'og:image:height', content: String(image.heightPx) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export function pageTitle(title: string | undefined) {
  return title === undefined
    ? `${PRODUCT_NAME}: say it in words, wear it in ink`
    : `${title} | ${PRODUCT_NAME}`
}
