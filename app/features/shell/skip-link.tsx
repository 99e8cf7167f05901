export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-wall focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
