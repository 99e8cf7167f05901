import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type SwitchProps = {
  label: string
  hint?: ReactNode
  isOn: boolean
  /** At work: keeps the focus and does nothing when pressed again. */
  isBusy?: boolean
  onChange: (isOn: boolean) => void
}

/** A whole row to press: words on the left, the switch on the right. On is inked in. */
export function Switch({ label, hint, isOn, isBusy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onChange(!isOn)
      }}
      className="flex min-h-11 w-full items-center justify-between gap-5 text-left"
    >
      <span className="text-15 leading-[1.4] font-medium">
        {label}
        {hint !== undefined && (
          <small className="block text-14 font-regular text-faded">{hint}</small>
        )}
      </span>
      <span
        aria-hidden
        className={classNames(
          'relative h-6 w-10.5 flex-none rounded-full border transition-colors',
          isOn ? 'border-ink bg-ink' : 'border-edge bg-raised',
          isBusy && 'opacity-60',
        )}
      >
        <span
          className={classNames(
            'absolute top-0.75 left-0.75 size-4 rounded-full transition-[translate]',
            isOn ? 'translate-x-4.5 bg-wall' : 'bg-edge',
          )}
        />
      </span>
    </button>
  )
}
