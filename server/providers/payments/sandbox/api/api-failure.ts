export type FailureType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

export interface FailureDetails {
  status: 400 | 401 | 402 | 404 | 409 | 413
  type?: FailureType
  code?: string
  declineCode?: string
  param?: string
  charge?: string
}

/** An answer that says no, in the shape Stripe gives it: https://docs.stripe.com/api/errors */
export class ApiFailure extends Error {
  readonly details: FailureDetails
  constructor(message: string, details: FailureDetails) {
    super(message)
    this.details = details
  }

  get status(): FailureDetails['status'] {
    return this.details.status
  }

  get body(): object {
    const { type = 'invalid_request_error', code, declineCode, param, charge } = this.details
    return {
      error: {
        ...(charge !== undefined && { charge }),
        ...(code !== undefined && { code, doc_url: docUrl(code) }),
        ...(declineCode !== undefined && { decline_code: declineCode }),
        message: this.message,
        ...(param !== undefined && { param }),
        type,
      },
    }
  }
}

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
}

/** Something named in the address of a call. */
export function getNamed<T>(collection: ReadonlyMap<string, T>, kind: string, id: string): T {
  return getThing(collection, { kind, id, param: 'id', status: 404 })
}

/** Something named in a parameter of a call. */
export function getReferred<T>(
  collection: ReadonlyMap<string, T>,
  { kind, id, param }: { kind: string; id: string; param: string },
): T {
  return getThing(collection, { kind, id, param, status: 400 })
}

function getThing<T>(
  collection: ReadonlyMap<string, T>,
  { kind, id, param, status }: { kind: string; id: string; param: string; status: 400 | 404 },
): T {
  const thing = collection.get(id)
  if (thing === undefined) {
    throw new ApiFailure(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param })
  }
  return thing
}
