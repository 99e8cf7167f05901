import { paths } from '#app/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** Where the page stands that a block describes. */
export interface PageAddress {
  origin: string
  url: string
}

/** Something that search engines are told of a page, as schema.org has it. `pageMeta` writes it into the head. */
export type StructuredData = (page: PageAddress) => Record<string, unknown>

const CONTEXT = 'https://schema.org'

const organizationId = (origin: string) => `${origin}/#organization`

/** Who makes all this. */
export const organization: StructuredData = ({ origin }) => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: PRODUCT_NAME,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: `${origin}${paths.support()}`,
  },
})

/** The site, and how to search it. */
export const website: StructuredData = ({ origin }) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId(origin) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.explore()}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** Questions that the page itself answers, in the same words. */
export const faqPage =
  (items: readonly { question: string; answer: string }[]): StructuredData =>
  ({ url }) => ({
    '@context': CONTEXT,
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

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

interface DesignPicture {
  name: string
  description: string
  imagePath: string
  widthPx: number
  heightPx: number
  creator: string
  /** ISO 8601. */
  createdAt: string
}

/**
 * The picture of one design. Its rights are with whoever had it drawn, so the licence that is named is the terms and
 * the credit says who described it and what drew it.
 */
export const imageObject =
  (picture: DesignPicture): StructuredData =>
  ({ origin, url }) => ({
    '@context': CONTEXT,
    '@type': 'ImageObject',
    '@id': `${url}#image`,
    name: picture.name,
    description: picture.description,
    contentUrl: `${origin}${picture.imagePath}`,
    url,
    width: picture.widthPx,
    height: picture.heightPx,
    dateCreated: picture.createdAt,
    creator: { '@type': 'Person', name: picture.creator },
    creditText: `Described by ${picture.creator}, drawn by ${PRODUCT_NAME}`,
    copyrightNotice: picture.creator,
    license: `${origin}${paths.terms()}`,
    acquireLicensePage: url,
    isPartOf: { '@id': `${origin}/#website` },
  })
