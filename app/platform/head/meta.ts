import type { MetaDescriptor } from 'react-router'
import type { RootData } from '#app/platform/http/public-config.ts'
import type { StructuredData } from '#app/platform/head/structured-data.ts'
import { LANGUAGES, listAlternates } from '#shared/languages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { SHARE_IMAGE_SIZE } from '#shared/share-images.ts'

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
  /** What link previews show, in the size of all share images. Without one, the product's own. */
  image?: { path: string; alt: string }
  /** What search engines are told besides. Only of pages they may list. */
  structuredData?: readonly StructuredData[]
}

const DEFAULT_IMAGE = {
  path: '/share.jpg',
  alt: `${PRODUCT_NAME}: a sheet of flash, a snake around a dagger between two roses`,
}

/** The one place that knows what goes into the head of a page. */
export function pageMeta(source: MetaSource, page: PageMeta): MetaDescriptor[] {
  const { description = DEFAULT_DESCRIPTION, isIndexed = true, image = DEFAULT_IMAGE } = page
  const title = pageTitle(page.title)
  const origin = source.matches[0].loaderData?.publicConfig.origin
  const url = origin === undefined ? undefined : `${origin}${canonicalPath(source.location)}`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: LANGUAGES[0].ogLocale },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(origin === undefined ? [] : imageTags(origin, image)),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(isIndexed && origin !== undefined && url !== undefined
      ? [
          { property: 'og:url', content: url },
          { tagName: 'link', rel: 'canonical', href: url },
          ...listAlternates(url).map((link) => ({ tagName: 'link', rel: 'alternate', ...link })),
          ...(page.structuredData ?? []).map((describe) => ({
            'script:ld+json': describe({ origin, url }),
          })),
        ]
      : []),
  ]
}

/** A slash at the end leads to the same page. */
const canonicalPath = ({ pathname }: MetaSource['location']) =>
  pathname === '/' ? pathname : pathname.replace(/\/+$/, '')

function imageTags(origin: string, { path, alt }: NonNullable<PageMeta['image']>) {
  const address = `${origin}${path}`
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.widthPx) },
    { property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.heightPx) },
    { name: 'twitter:image', content: address },
    { name: 'twitter:image:alt', content: alt },
  ]
}

export function pageTitle(title: string | undefined) {
  return title === undefined
    ? `${PRODUCT_NAME}: say it in words, wear it in ink`
    : `${title} | ${PRODUCT_NAME}`
}
