import pino from 'pino'
import type { Config } from '#server/platform/config.ts'

export type Log = pino.Logger

/** Names under which a secret or a person's address may travel. Their values never reach a log line. */
const REDACTED = ['password', 'token', 'email', 'authorization', 'cookie', 'secret', 'to']

/** An address inside a message, such as a database's "Key (email)=(…) already exists". */
const EMAIL_IN_TEXT = /[^\s"'<>()=,;]+@[^\s"'<>()=,;]+\.[a-z]{2,}/gi

export function createLog(config: Config['log'], destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level: config.level,
    base: null,
    redact: {
      paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: serializeError },
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
  if (!(error instanceof Error)) return { message: scrub(String(error)) }
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause ? { cause: serializeError(error.cause) } : {}),
  }
}

const scrub = (text: string) => text.replaceAll(EMAIL_IN_TEXT, '[redacted]')
