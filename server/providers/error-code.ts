/** What Node and many libraries put on their errors: 'ENOENT', 'ECONNREFUSED'… */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
