import { PRODUCT_NAME } from '#shared/product.ts'

/** An ink drop that is also a nib. The nib is cut out, so the mark sits on any surface. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.25 font-display text-[21px] leading-none font-bold tracking-[-0.035em] md:text-[23px]">
      <svg viewBox="0 0 19 25" aria-hidden className="h-6.25 w-4.75 fill-current">
        <path
          fillRule="evenodd"
          d="M9.5 0c1.2 4.6 9.5 9.3 9.5 16a9.5 9 0 0 1-19 0C0 9.3 8.3 4.6 9.5 0ZM8.75 9.5v3.15a2 2 0 0 0 0 3.7V22h1.5v-5.65a2 2 0 0 0 0-3.7V9.5Z"
        />
      </svg>
      {PRODUCT_NAME}
    </span>
  )
}
