import { useEffect, useState } from 'react'
import { closeMessage, fetchMessages } from '#app/features/admin/messages.api.ts'
import { useTask } from '#app/platform/use-task.ts'
import type { ContactMessage, ContactMessagesResponse } from '#shared/support.ts'

type List = {
  status: 'loading' | 'ready' | 'failed'
  messages: readonly ContactMessage[]
  /** The last message's id, when there are more behind it. */
  nextBefore: number | undefined
}

const EMPTY: List = { status: 'loading', messages: [], nextBefore: undefined }

/** The administrator's letters, and how to be done with one. */
export function useMessages() {
  const { isRunning, run } = useTask()
  const [list, setList] = useState(EMPTY)

  useEffect(() => {
    fetchMessages().then(
      (page) => setList(withPage(EMPTY, page)),
      () => setList(asFailed),
    )
  }, [])

  const load = async (before?: number) => {
    setList((now) => ({ ...now, status: 'loading' }))
    try {
      const page = await fetchMessages(before)
      setList((now) => withPage(before === undefined ? EMPTY : now, page))
    } catch {
      setList(asFailed)
    }
  }

  const close = (id: number, answer?: string) =>
    run(
      async () => {
        await closeMessage(id, answer)
        setList((now) => ({ ...now, messages: now.messages.filter((one) => one.id !== id) }))
      },
      {
        success: answer === undefined ? 'Message closed' : 'Answer sent',
        failure: 'That did not work. Please try again.',
      },
    )

  return { ...list, isRunning, load, close }
}

const withPage = (list: List, { messages, hasMore }: ContactMessagesResponse): List => ({
  status: 'ready',
  messages: [...list.messages, ...messages],
  nextBefore: hasMore ? messages.at(-1)?.id : undefined,
})

const asFailed = (list: List): List => ({ ...list, status: 'failed' })
