import { useState, type SubmitEvent } from 'react'
import { dateWords } from '#app/ui/day-words.ts'
import { Button } from '#app/ui/button.tsx'
import { ANSWER_MAX_LENGTH } from '#shared/limits.ts'
import type { ContactMessage } from '#shared/support.ts'

type MessageCardProps = {
  message: ContactMessage
  isBusy: boolean
  onAnswer: (answer: string) => void
  onClose: () => void
}

/** One letter, and room to answer it. */
export function MessageCard({ message, isBusy, onAnswer, onClose }: MessageCardProps) {
  const { name, email, accountId, createdAt } = message
  const [answer, setAnswer] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) onAnswer(answer.trim())
  }
  return (
    <article aria-label={`Message of ${name}`} className="border-t border-hair py-6">
      <h2 className="text-22 break-words">{name}</h2>
      <p className="mt-1 text-14 break-words text-faded">
        {email}, {accountId === null ? 'a visitor' : `member ${accountId}`},{' '}
        <time dateTime={createdAt}>{dateWords(createdAt)}</time>
      </p>
      <p className="mt-3 max-w-[72ch] break-words whitespace-pre-wrap">{message.message}</p>
      <form onSubmit={submit} className="mt-4 grid max-w-180 gap-3">
        <label className="grid gap-1.75 text-14 font-semibold">
          Answer, by mail
          <textarea
            required
            rows={4}
            maxLength={ANSWER_MAX_LENGTH}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            className="rounded-control border border-edge bg-raised px-3.5 py-2.5 text-16 font-regular focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink"
          />
        </label>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="ink" size="sm" isLoading={isBusy}>
            Send answer
          </Button>
          <Button variant="line" size="sm" isLoading={isBusy} onClick={onClose}>
            Close without answer
          </Button>
        </div>
      </form>
    </article>
  )
}
