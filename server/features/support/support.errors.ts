import { DomainError, NotFoundError } from '#server/platform/errors.ts'

export class MessageNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such message.')
  }
}

export class MessageClosedError extends DomainError {
  readonly code = 'message_closed'
  constructor() {
    super('This message has been dealt with already.')
  }
}
