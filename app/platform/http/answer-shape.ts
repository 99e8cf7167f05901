type Primitive = 'string' | 'number' | 'boolean'

type ShapeOf<Answer> = {
  [Field in keyof Answer]: Answer[Field] extends string
    ? 'string'
    : Answer[Field] extends number
      ? 'number'
      : 'boolean'
}

/** Checks a flat answer by hand: for what must work at once and is not worth a schema library on the first page. */
export function hasShape<Answer extends object>(
  value: unknown,
  shape: ShapeOf<Answer>,
): value is Answer {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries<Primitive>(shape).every(
    ([field, type]) => typeof Reflect.get(value, field) === type,
  )
}

/** The same, to be used where a schema is. */
export function answerOf<Answer extends object>(shape: ShapeOf<Answer>) {
  return {
    safeParse: (answer: unknown) =>
      hasShape<Answer>(answer, shape)
        ? { success: true as const, data: answer }
        : { success: false as const, error: new TypeError('Not the answer that was asked for') },
  }
}
