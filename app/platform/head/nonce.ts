import { createContext } from 'react'

/** The nonce of this response. Known on the server only: to scripts in the browser every tag's nonce reads as empty. */
export const NonceContext = createContext('')
