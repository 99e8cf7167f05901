type Fields = Record<string, unknown>

/**
 * What an event calls `previous_attributes`: the old values of what changed, inside objects only of what changed in
 * them. A list is one value. Undefined when nothing changed.
 */
export function differences(before: unknown, after: unknown): Fields | undefined {
  if (!isFields(before) || !isFields(after)) return undefined
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const previous: Fields = {}
  for (const name of names) {
    const old = before[name]
    if (JSON.stringify(old) === JSON.stringify(after[name])) continue
    previous[name] = differences(old, after[name]) ?? old ?? null
  }
  return Object.keys(previous).length > 0 ? previous : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
