import { StartError } from '#server/platform/errors.ts'

/** The embedded database's file system is WebAssembly's, whose number for a full disk is not the system's. */
const WASM_DISK_FULL = 51

type Failure = Partial<NodeJS.ErrnoException> & { port?: number }

/** One sentence for the operator out of whatever kept the product from starting. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  const { code, name, errno, message, port, path } = (error ?? {}) as Failure
  if (name === 'ErrnoError' && errno === WASM_DISK_FULL) return 'the disk is full'
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is already in use. Stop the program that has it, or set PORT`
    case 'EACCES':
      return port === undefined
        ? `no permission for ${path}`
        : `no permission to listen on port ${port}. Set PORT above 1023`
    case 'ENOSPC':
      return path ? `the disk is full (${path})` : 'the disk is full'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `cannot reach the database of DATABASE_URL: ${message || code}`
    default:
      return message || String(error)
  }
}
