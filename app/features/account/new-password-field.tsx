import { usePasswordStrength } from '#app/features/account/use-password-strength.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { TextFieldProps } from '#app/ui/text-field.tsx'
import type { PasswordStrengthWord } from '#shared/accounts.ts'

type NewPasswordFieldProps = Omit<TextFieldProps, 'type' | 'adornment' | 'autoComplete'> & {
  /** What is typed as the address of an account that does not exist yet. */
  email?: string
}

/** A field for a password that is being chosen: it shows how hard that is to guess, and stops nobody. */
export function NewPasswordField({ email, ...field }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" />
      <StrengthMeter password={field.value} email={email} />
    </div>
  )
}

const STEPS = 4
const MEANING: Record<
  PasswordStrengthWord,
  { steps: number; word: string; advice: string; inkClass: string }
> = {
  weak: { steps: 1, word: 'Weak', advice: 'Easy to guess.', inkClass: 'bg-red' },
  fair: { steps: 2, word: 'Fair', advice: 'A longer one is safer.', inkClass: 'bg-faded' },
  good: { steps: 3, word: 'Good', advice: 'Hard to guess.', inkClass: 'bg-ink' },
  strong: { steps: 4, word: 'Strong', advice: 'Very hard to guess.', inkClass: 'bg-ok' },
}

type StrengthMeterProps = { password: string; email: string | undefined }

function StrengthMeter({ password, email }: StrengthMeterProps) {
  const verdict = usePasswordStrength(password, email)
  const meaning = verdict === undefined ? undefined : MEANING[verdict.strength]
  return (
    <>
      {/* Room for the verdict is kept from the start: it comes while people are about to press what stands below. */}
      <div className="mt-2 grid grid-cols-4 gap-1">
        {meaning && (
          <meter
            aria-label="Password strength"
            max={STEPS}
            value={meaning.steps}
            className="sr-only"
          >
            {meaning.word}
          </meter>
        )}
        {Array.from({ length: STEPS }, (_, step) => (
          <span
            key={step}
            aria-hidden
            className={classNames(
              'h-1 rounded-full transition-colors',
              meaning && step < meaning.steps ? meaning.inkClass : 'bg-hair',
            )}
          />
        ))}
      </div>
      {/* Stands there before it has words: what comes with its words is not read out. */}
      <p aria-live="polite" className="mt-1.5 min-h-[1lh] text-13 text-faded">
        {meaning && (
          <>
            <span className="sr-only">Password strength: </span>
            <span className="font-semibold text-ink">{meaning.word}.</span>{' '}
            {verdict?.problem ?? meaning.advice}
          </>
        )}
      </p>
    </>
  )
}
