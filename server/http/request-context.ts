import { createContext } from 'react-router'
import type { Deps } from '#server/platform/deps.ts'
import type { PublicConfig } from '#shared/api.ts'

/** What the server hands to every page it renders. */
export interface RequestContext {
  /** Goes on every script tag of this one response; the content security policy runs no other. */
  nonce: string
  publicConfig: PublicConfig
  /** For loaders to call services with. Pages are the same for everybody, so they have no actor. */
  deps: Deps
  /** Where a page that could not be rendered says why. */
  reportError: (error: unknown) => void
}

export const requestContext = createContext<RequestContext>()
