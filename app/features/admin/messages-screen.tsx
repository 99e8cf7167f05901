import { MessageCard } from '#app/features/admin/message-card.tsx'
import { useMessages } from '#app/features/admin/use-messages.ts'
import { Button } from '#app/ui/button.tsx'

/** What people wrote to support and nobody has dealt with. */
export function MessagesScreen() {
  const { status, messages, nextBefore, isRunning, load, close } = useMessages()
  return (
    <>
      <h1 className="text-64 tracking-[-0.036em]">Messages</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">
        What people wrote to support. An answer goes out as a mail and closes the message.
      </p>
      <div aria-busy={status === 'loading'}>
        {messages.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            isBusy={isRunning}
            onAnswer={(answer) => void close(message.id, answer)}
            onClose={() => void close(message.id)}
          />
        ))}
        {status === 'ready' && messages.length === 0 && (
          <p className="border-t border-ink pt-8 text-22 font-semibold">
            Nobody is waiting for an answer.
          </p>
        )}
        {status === 'failed' && (
          <p role="alert" className="flex flex-wrap items-center gap-4 border-t border-hair pt-6">
            The messages could not be fetched.
            <Button variant="line" size="sm" onClick={() => void load(nextBefore)}>
              Try again
            </Button>
          </p>
        )}
        {nextBefore !== undefined && status !== 'failed' && (
          <div className="border-t border-hair pt-6">
            <Button
              variant="line"
              isLoading={status === 'loading'}
              onClick={() => void load(nextBefore)}
            >
              Older messages
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
