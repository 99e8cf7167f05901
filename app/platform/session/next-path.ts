/**
 * Where to go after signing in, or undefined. Only a path of this site: a full URL, `//host` and `/\host`
 * (which browsers read as `//host`) would let a link send people elsewhere with our page in between.
 */
export function safeNextPath(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/') || next.startsWith('//')) return undefined
  // Browsers drop tabs and newlines inside URLs, so "/\t/host" is "//host" to them.
  return /[\\\p{Cc}]/u.test(next) ? undefined : next
}
