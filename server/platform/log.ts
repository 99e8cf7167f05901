import pino from 'pino'
import type { Config } from '#server/platform/config.ts'

export type Log = pino.Logger

/** Names under which a secret or a person's address may travel. Their values never reach a log line. */
const REDACTED = ['password', 'token', 'email', 'authorization', 'cookie', 'secret', 'to']

/** An address inside a text, such as a database's "Key (email)=(…) already exists". */
const EMAIL_IN_TEXT = /[^\s"'<>()=,;:\\]+@[^\s"'<>()=,;:\\]+\.[a-z]{2,}/gi

export function createLog(config: Config['log'], destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level: config.level,
    base: null,
    redact: {
      paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: serializeError },
    // The last guard: whatever way an address took into a line, it ends here.
    hooks: { streamWrite: (line) => line.replaceAll(EMAIL_IN_TEXT, '[redacted]') },
  }
  if (destination) return pino(options, destination)
  if (config.format === 'json') return pino(options)
  const transport = {
    target: 'pino-pretty',
    options: { colorize: true, translateTime: 'SYS:HH:MM:ss' },
  }
  return pino({ ...options, transport })
}

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause ? { cause: serializeError(error.cause) } : {}),
  }
}
