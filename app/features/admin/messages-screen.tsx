import { MessageCard } from '#app/features/admin/message-card.tsx'
import { closeMessage, fetchMessages } from '#app/features/admin/messages.api.ts'
import { append, usePagedList } from '#app/platform/http/use-paged-list.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { ListPage } from '#app/ui/list-page.tsx'
import type { ContactMessage } from '#shared/support.ts'

const WORDS = {
  empty: 'Nobody is waiting for an answer.',
  failed: 'The messages could not be fetched.',
  more: 'Older messages',
}

/** What people wrote to support and nobody has dealt with. */
export function MessagesScreen() {
  const list = usePagedList(fetchMessages, append<ContactMessage>)
  const { isRunning, run } = useTask()

  const close = (id: number, answer?: string) =>
    run(
      async () => {
        await closeMessage(id, answer)
        list.edit((messages) => messages.filter((message) => message.id !== id))
      },
      {
        success: answer === undefined ? 'Message closed' : 'Answer sent',
        failure: 'That did not work. Please try again.',
      },
    )
  return (
    <ListPage
      title="Messages"
      lead="What people wrote to support. An answer goes out as a mail and closes the message."
      list={list}
      words={WORDS}
    >
      {list.items.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          isBusy={isRunning}
          onAnswer={(answer) => void close(message.id, answer)}
          onClose={() => void close(message.id)}
        />
      ))}
    </ListPage>
  )
}
