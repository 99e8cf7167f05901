import { HistoryTable } from '#app/features/credits/history-table.tsx'
import { LotsBar } from '#app/features/credits/lots-bar.tsx'
import { useCreditPage } from '#app/features/credits/use-credit-page.ts'
import { confirmWords } from '#app/platform/billing/credits-store.ts'
import { Button } from '#app/ui/button.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'

/** What can be spent, until when, and where the rest went. `id` is the anchor that the page's navigation knows. */
export function CreditsSection({ id }: { id: string }) {
  const { page, hasFailed, isLoading, loadMore } = useCreditPage()
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-h-80 border-t border-ink pt-6 pb-12 md:pb-14"
    >
      <h2 id={`${id}-title`} className="text-28">
        Credits
      </h2>
      {page && (
        <>
          <div className="mt-4 grid items-start gap-x-14 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
            <p>
              <span className="block font-display text-64 leading-none font-semibold tabular-nums">
                {page.credits.creditBalance}
              </span>
              <span className="mt-2 block text-14 text-faded">credits to spend</span>
            </p>
            {page.credits.lots.length > 0 ? (
              <LotsBar lots={page.credits.lots} />
            ) : (
              <p className="text-15 text-faded">
                {page.credits.creditsOnConfirmation > 0
                  ? confirmWords(page.credits.creditsOnConfirmation)
                  : 'The next ones show here, with the day they expire.'}
              </p>
            )}
          </div>
          <h3 className="mt-10 mb-4 text-22">Every credit, accounted for</h3>
          <HistoryTable events={page.events} />
          {page.nextBefore !== null && !hasFailed && (
            <Button
              variant="line"
              className="mt-6"
              isLoading={isLoading}
              onClick={() => void loadMore()}
            >
              Load more
            </Button>
          )}
        </>
      )}
      {hasFailed && (
        <div className="mt-6">
          <RetryNote onRetry={() => void loadMore()}>
            We could not reach your credits just now. They are safe.
          </RetryNote>
        </div>
      )}
    </section>
  )
}
