/**
 * A value as one text. What a loader returns is sent value by value and put together again by script, which for a list of designs keeps
 * a phone busy in one piece; a text is one value, and the browser itself reads it.
 */
export type Packed<Value> = string & { readonly packed: Value }

export function pack<Value>(value: Value) {
  return JSON.stringify(value) as Packed<Value>
}

export function unpack<Value>(text: Packed<Value>) {
  return JSON.parse(text) as Value
}
