/** As the `ref` of a part that changes under the person: what they need next in it has the focus. */
export const focusFirst = (part: HTMLElement | null) =>
  part?.querySelector<HTMLElement>('input, button')?.focus()
