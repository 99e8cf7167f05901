/** Beside whatever came with the product, until the operator has put their own in its place. */
export function SampleMark({ isSample, what }: { isSample: boolean; what: string }) {
  if (!isSample) return null
  return (
    <span className="inline-block rounded-control border border-edge px-1.5 py-px text-12 font-medium text-faded">
      Sample {what}
    </span>
  )
}
