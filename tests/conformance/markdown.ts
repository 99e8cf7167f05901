/** Text as it may stand in a cell of a table. */
export const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;')

/** Text as it may stand in the brackets of a link in such a cell. */
export const linkText = (text: string) => cell(text).replaceAll(/[[\]`*_]/g, String.raw`\$&`)
