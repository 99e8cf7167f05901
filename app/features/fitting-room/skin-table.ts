import type {
  ReaderFault,
  TableAnswers,
  TableMessage,
  TableRequest,
} from '#app/features/fitting-room/table-messages.ts'

/** The model is not there; the fitting room goes on without it. */
export class ReaderUnavailableError extends Error {
  readonly fault: ReaderFault
  constructor(fault: ReaderFault) {
    super(`The skin reader is not there: ${fault}`)
    this.fault = fault
  }
}

type Ask = <Request extends TableRequest>(
  request: Request,
  transfer?: Transferable[],
) => Promise<TableAnswers[Request['kind']]>

export type SkinTable = {
  ask: Ask
  close: () => void
}

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void }

/** Our worker: it finds the skin and lays the ink, so that the window stays free for the hand. */
export function openSkinTable({ onFetching }: { onFetching: (share: number) => void }): SkinTable {
  const worker = new Worker(new URL('./skin-table.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.addEventListener('error', () => failAll(new ReaderUnavailableError('not-able')))
  worker.addEventListener('message', ({ data }: MessageEvent<TableMessage>) => {
    if (data.kind === 'fetching') {
      onFetching(data.share)
      return
    }
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'done') asked?.resolve(data.answer as never)
    else if (data.fault !== undefined) asked?.reject(new ReaderUnavailableError(data.fault))
    else asked?.reject(new Error(data.message))
  })
  const ask: Ask = (request, transfer = []) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, request }, transfer)
    })
  return {
    ask,
    close: () => {
      worker.terminate()
      failAll(new Error('The fitting room is closed'))
    },
  }
}
