import { countWords } from '#app/features/tattoos/tattoo-words.ts'

/** Beside a heart. */
export function LikeFigure({ count }: { count: number }) {
  return (
    <>
      {/* One more makes it no wider, up to a hundred. */}
      <span className="min-w-[2ch]">{countWords(count)}</span>
      <span className="sr-only">{count === 1 ? 'like' : 'likes'}</span>
    </>
  )
}
