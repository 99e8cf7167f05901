interface Call<Answer> {
  answer: Promise<Answer>
  waiting: number
  leave: AbortController
}

/**
 * Who asks the same while it is being asked waits for the one answer: the chips, the words in every hand and the drawing may all want
 * to know at once. The call ends when nobody waits for it any more.
 */
export function shareCalls<Answer>(
  ask: (question: string, signal: AbortSignal) => Promise<Answer>,
): (question: string, signal: AbortSignal) => Promise<Answer> {
  const underway = new Map<string, Call<Answer>>()

  function start(question: string): Call<Answer> {
    const leave = new AbortController()
    const answer = ask(question, leave.signal).finally(() => {
      if (underway.get(question) === call) underway.delete(question)
    })
    const call: Call<Answer> = { answer, waiting: 0, leave }
    underway.set(question, call)
    return call
  }

  return (question, signal) => {
    if (signal.aborted) return Promise.reject(signal.reason as Error)
    const call = underway.get(question) ?? start(question)
    call.waiting++
    return new Promise<Answer>((resolve, reject) => {
      const giveUp = () => {
        call.waiting--
        if (call.waiting === 0) {
          underway.delete(question)
          call.leave.abort(signal.reason)
        }
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      call.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
    })
  }
}
