import { CircleAlert } from 'lucide-react'
import { useId, useState, type ComponentProps, type SubmitEvent } from 'react'
import { sendContactMessage } from '#app/features/support/support.api.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { Button } from '#app/ui/button.tsx'
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
} from '#shared/limits.ts'

const FAILURE = 'Failed to send message. Please try again later.'
const THANKS = "Thank you for contacting us! We'll get back to you soon."

/** Idle, sending, sent (the form is gone) or failed (the words stay, and so does the form). */
export function SupportForm() {
  const user = useCurrentUser()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string>()

  const submit = async (form: HTMLFormElement) => {
    setState('sending')
    setFailure(undefined)
    try {
      await sendContactMessage(readForm(form))
      setState('sent')
    } catch (error) {
      setFailure(failureWords(error))
      setState('idle')
    }
  }
  if (state === 'sent')
    return (
      <output
        ref={bringIntoView}
        className="block border-y border-ink py-8 font-display text-28 tracking-[-0.02em] text-balance"
      >
        {THANKS}
      </output>
    )
  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (state === 'idle') void submit(event.currentTarget)
      }}
    >
      {/* The server does not know who reads; the name comes with the session. */}
      <Field
        key={`name of ${user?.id}`}
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={CONTACT_NAME_MAX_LENGTH}
        defaultValue={user?.username}
      />
      <Field
        key={`email of ${user?.id}`}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        defaultValue={user?.email}
      />
      <label className="grid gap-1.75 text-14 font-semibold">
        Message
        <textarea
          name="message"
          required
          rows={7}
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
          className={`${CONTROL} py-2.5`}
        />
      </label>
      <Trap />
      {failure !== undefined && (
        <p role="alert" className="flex items-start gap-2 text-15 font-medium text-red">
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 flex-none" />
          {failure}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        isLoading={state === 'sending'}
        className="justify-self-start"
      >
        {state === 'sending' ? 'Sending...' : 'Submit'}
      </Button>
    </form>
  )
}

/** Without the form the page is so much shorter that its end may be all that is left in the window. */
const bringIntoView = (thanks: HTMLOutputElement | null) =>
  thanks?.scrollIntoView({ block: 'nearest' })

const CONTROL =
  'block min-h-11.5 w-full rounded-control border border-edge bg-raised px-3.5 text-16 font-regular focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink'

function Field({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="grid gap-1.75">
      <label htmlFor={id} className="justify-self-start text-14 font-semibold">
        {label}
      </label>
      <input {...input} id={id} required className={CONTROL} />
    </div>
  )
}

/** Nobody sees it, no screen reader says it, no keyboard reaches it. What fills it in is a machine. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    website: text('website'),
  }
}

/** What is wrong with a field, or how long to wait, is worth more than the general words. */
function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILURE
  const [fieldError] = Object.values(error.fields)
  return fieldError ?? (error.status === 429 ? (error.serverMessage ?? FAILURE) : FAILURE)
}
