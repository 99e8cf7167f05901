import { z } from 'zod'
import { Training } from '#shared/body.ts'
import { GenerationProgress, GenerationSketch } from '#shared/tattoos.ts'

/** The websocket: the browser says once who it is, then only listens. */
export const REALTIME_PATH = '/api/realtime'

export const RealtimeHello = z.object({ type: z.literal('hello'), token: z.string().max(512) })

export const RealtimeMessage = z.discriminatedUnion('type', [
  /** The token was good; what follows is about its owner. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('generation'), generation: GenerationProgress }),
  z.object({ type: z.literal('sketch'), sketched: GenerationSketch }),
  z.object({ type: z.literal('training'), training: Training }),
  z.object({ type: z.literal('credits'), creditBalance: z.number().int() }),
])
export type RealtimeMessage = z.infer<typeof RealtimeMessage>
