import { noConnection, request } from '#app/platform/http/api-client.ts'
import { NEWS_TYPE } from '#shared/headers.ts'

type NewsCall = { body: unknown; headers?: Record<string, string> }

/** Asks for something that takes a while, and gives each line of its answer as it comes. Throws ApiError. */
export async function* readNews(path: string, { body, headers }: NewsCall): AsyncGenerator {
  const answer = await request(path, {
    method: 'POST',
    body,
    headers: { ...headers, Accept: NEWS_TYPE },
  })
  for await (const line of linesOf(answer)) yield JSON.parse(line) as unknown
}

/** Not every browser can loop over what a response gives. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const part = await reader?.read().catch((cause: unknown) => {
      throw noConnection(cause)
    })
    if (part === undefined || part.done) return
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
