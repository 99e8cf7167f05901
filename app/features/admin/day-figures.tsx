import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { usePaymentMode } from '#app/platform/http/public-config.ts'
import { WAITING_COUNT_MAX, type AdminOverview, type DayFigure } from '#shared/admin.ts'

const whole = (value: number) => value.toLocaleString('en')
const money = (cents: number) =>
  (cents / 100).toLocaleString('en', { style: 'currency', currency: 'USD' })

const upTo = (count: number) =>
  count > WAITING_COUNT_MAX ? `${WAITING_COUNT_MAX}+` : String(count)

export function DayFigures({ overview: { figures, waiting } }: { overview: AdminOverview }) {
  const mode = usePaymentMode()
  return (
    <>
      <dl className="grid grid-cols-2 border-t border-ink md:grid-cols-3 lg:grid-cols-5">
        <Figure label="New accounts" figure={figures.newAccounts} words={whole} />
        <Figure label="Designs drawn" figure={figures.designsDrawn} words={whole} />
        <Figure label="Credits spent" figure={figures.creditsSpent} words={whole} />
        <Figure
          label={mode === 'live' ? 'Revenue' : `Revenue (${mode})`}
          figure={figures.revenueCents}
          words={money}
        />
        <Figure label="Failures" figure={figures.failures} words={whole} />
      </dl>
      <ul
        aria-label="Waiting"
        className="mt-6 flex gap-x-8 text-17 max-md:flex-col md:mt-8 md:flex-wrap"
      >
        <li>
          <Waiting count={waiting.reports} one="open report" to={paths.adminReports()} />
        </li>
        <li>
          <Waiting count={waiting.messages} one="open message" to={paths.adminMessages()} />
        </li>
        <li>
          <Waiting
            count={waiting.photos}
            one="photo to look at"
            many="photos to look at"
            to={paths.adminPhotos()}
          />
        </li>
        <li className="flex min-h-11 items-center gap-1.5 text-faded">
          <strong className="font-semibold text-ink tabular-nums">{upTo(waiting.designs)}</strong>
          {waiting.designs === 1 ? 'design' : 'designs'} being drawn or waiting
        </li>
      </ul>
    </>
  )
}

type FigureProps = { label: string; figure: DayFigure; words: (value: number) => string }

function Figure({ label, figure, words }: FigureProps) {
  return (
    <div className="flex flex-col border-b border-hair py-5 pr-5 max-md:last:col-span-2">
      <dt className="text-14 text-faded">{label}</dt>
      <dd className="mt-1 text-36 leading-[1.1] font-semibold tracking-[-0.02em] tabular-nums">
        {words(figure.today)}
      </dd>
      <dd className="mt-1.5 text-13 text-faded tabular-nums">
        {words(figure.yesterday)} yesterday
      </dd>
    </div>
  )
}

type WaitingProps = { count: number; one: string; many?: string; to: string }

function Waiting({ count, one, many = `${one}s`, to }: WaitingProps) {
  return (
    <Link to={to} className="group flex min-h-11 items-center gap-1.5">
      <strong className={`font-semibold tabular-nums ${count > 0 ? 'text-red' : ''}`}>
        {upTo(count)}
      </strong>
      <span className="text-link">{count === 1 ? one : many}</span>
    </Link>
  )
}
