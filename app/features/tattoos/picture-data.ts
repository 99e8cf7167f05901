import { paths } from '#app/paths.ts'
import { CONTEXT, type StructuredData } from '#app/platform/head/structured-data.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

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
