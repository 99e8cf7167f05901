/** Never answers. */
export function embed(): Promise<never> {
  return new Promise(() => {})
}
