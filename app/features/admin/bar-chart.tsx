import { dayWords } from '#app/ui/day-words.ts'

const WIDTH = 300
const HEIGHT = 64
const GAP = 2

type BarChartProps = { title: string; values: readonly number[]; days: readonly string[] }

/** One bar for each day. Says the numbers to whoever does not see it. */
export function BarChart({ title, values, days }: BarChartProps) {
  const most = Math.max(1, ...values)
  const step = WIDTH / values.length
  const namedDays = days.map(dayWords)
  return (
    <figure className="mt-3">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its bars are drawn here, not fetched
        role="img"
        aria-label={`${title}: ${listDays(values, namedDays)}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-16 w-full border-b border-hair"
      >
        {values.map((value, index) => {
          const height = (value / most) * (HEIGHT - 2)
          return (
            <rect
              key={days[index]}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              className="fill-ink"
            >
              <title>{`${namedDays[index]}: ${value}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption aria-hidden className="mt-1 flex justify-between text-12 text-faded tabular-nums">
        <span>{namedDays[0]}</span>
        <span>most {Math.max(0, ...values)}</span>
        <span>{namedDays.at(-1)}</span>
      </figcaption>
    </figure>
  )
}

function listDays(values: readonly number[], days: readonly string[]): string {
  const told = values.flatMap((value, index) => (value > 0 ? `${value} on ${days[index]}` : []))
  return told.length > 0 ? told.join(', ') : 'none'
}
