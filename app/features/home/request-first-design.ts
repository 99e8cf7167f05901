import { ApiError, errorOf } from '#app/platform/http/api-client.ts'
import { readNews } from '#app/platform/http/read-news.ts'
import { isFirstDesign, rememberFirstDesign } from '#app/platform/session/first-design.ts'
import { visitorHeaders } from '#app/platform/session/visitor.ts'
import type { z } from 'zod'
import type { FirstDesign, FirstDesignNews, FirstDesignRequest } from '#shared/first-design.ts'

export type DrawingNews = Extract<FirstDesignNews, { stage: unknown } | { sketch: unknown }>

/** Asks for the visitor's free design, tells how it goes on, and remembers it for whoever signs up. Throws ApiError. */
export async function requestFirstDesign(
  body: z.input<typeof FirstDesignRequest>,
  onNews: (news: DrawingNews) => void,
): Promise<FirstDesign> {
  for await (const line of readNews('/first-design', { body, headers: visitorHeaders() })) {
    const news = line as FirstDesignNews
    if ('refusal' in news) throw errorOf(news.refusal.status, news.refusal.body)
    if ('design' in news && isFirstDesign(news.design)) {
      rememberFirstDesign(news.design)
      return news.design
    }
    if ('stage' in news || 'sketch' in news) onNews(news)
  }
  throw new ApiError('Unexpected response from server', {
    code: 'unexpected_response',
    status: 200,
  })
}
