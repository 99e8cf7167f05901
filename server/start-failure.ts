import { StartError } from '#server/platform/errors.ts'

/** One sentence for the operator out of whatever kept the product from starting. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number }
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is already in use. Stop the program that has it, or set PORT`
    case 'EACCES':
      return port === undefined
        ? `no permission for ${path}`
        : `no permission to listen on port ${port}. Set PORT above 1023`
    case 'ENOSPC':
      return `the disk is full${path ? ` (${path})` : ''}`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `cannot reach the database of DATABASE_URL: ${message || code}`
    default:
      return message.includes('No space left') ? 'the disk is full' : message
  }
}
