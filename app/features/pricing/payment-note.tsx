import { usePaymentMode } from '#app/platform/http/public-config.ts'

/** Says whose money moves, where it is nobody's. */
export function PaymentNote() {
  switch (usePaymentMode()) {
    case 'live':
      return null
    case 'test':
      return <Note title="Test mode.">The payment service takes test cards only.</Note>
    case 'sandbox':
      return (
        <Note title="Sandbox.">
          This studio plays at payments: no card is charged and no money moves.
        </Note>
      )
    case 'off':
      return (
        <Note title="Payments are switched off here.">
          Plans and top-ups can be looked at, not bought. What you have goes on as before.
        </Note>
      )
  }
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <p className="mt-4 text-14 text-faded">
      <strong className="font-semibold text-ink">{title}</strong> {children}
    </p>
  )
}
