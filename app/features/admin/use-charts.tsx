import { BarChart } from '#app/features/admin/bar-chart.tsx'
import type { AdminOverview } from '#shared/admin.ts'

/** In the order they are shown; what is counted and not named here shows by its own name. */
const CHART_WORDS: Record<string, { title: string; by: string }> = {
  sign_up: { title: 'Sign-ups', by: 'By' },
  pricing_opened: { title: 'Pricing opened', by: '' },
  upgrade_clicked: { title: 'Upgrade clicked', by: 'Tier' },
  generate_design: { title: 'Designs asked for', by: 'Style' },
  moderation_refused: { title: 'Texts refused', by: 'Rule' },
}

type Counted = AdminOverview['counts'][number]

/** What people did in the last 30 days, as far as their browsers let us count it. */
export function UseCharts({ overview: { counts, days } }: { overview: AdminOverview }) {
  return (
    <section aria-labelledby="use" className="mt-14">
      <h2 id="use" className="text-28 tracking-[-0.02em]">
        The last 30 days
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {counts.map((counted) => (
          <Chart key={counted.name} counted={counted} days={days} />
        ))}
      </div>
    </section>
  )
}

function Chart({ counted, days }: { counted: Counted; days: readonly string[] }) {
  const { title, by } = CHART_WORDS[counted.name] ?? { title: counted.name, by: '' }
  const total = counted.perDay.reduce((sum, count) => sum + count, 0)
  return (
    <section aria-label={title} className="border-t border-ink pt-3">
      <h3 className="flex items-baseline justify-between gap-4 font-text text-15 font-semibold tracking-normal">
        {title}
        <span className="tabular-nums">{total.toLocaleString('en')}</span>
      </h3>
      <BarChart title={`${title} per day`} values={counted.perDay} days={days} />
      <Ranking name={by} rows={counted.labels.map(({ label, count }) => [label, count] as const)} />
      <Ranking
        name="Source"
        rows={counted.sources.map(({ source, count }) => [source, count] as const)}
      />
    </section>
  )
}

type RankingProps = { name: string; rows: readonly (readonly [string, number])[] }

function Ranking({ name, rows }: RankingProps) {
  if (rows.length === 0) return null
  return (
    <dl className="mt-3 text-14">
      {rows.map(([label, count]) => (
        <div key={label} className="flex justify-between gap-4 py-0.5">
          <dt className="truncate">
            <span className="text-faded">{name}</span> {label}
          </dt>
          <dd className="tabular-nums">{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
