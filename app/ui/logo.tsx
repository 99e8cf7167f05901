import { LOGO } from '#shared/brand.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.25 font-display text-[21px] leading-none font-bold tracking-[-0.035em] md:text-[23px]">
      <svg
        viewBox={`0 0 ${LOGO.width} ${LOGO.height}`}
        aria-hidden
        className="h-6.25 w-4.75 fill-current"
      >
        <path fillRule="evenodd" d={LOGO.d} />
      </svg>
      {PRODUCT_NAME}
    </span>
  )
}
