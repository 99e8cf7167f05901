const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML 1.0 has no way to write these, not even as an entity. */
const UNSPEAKABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text that people wrote, as text of an XML document. */
export const xmlText = (text: string): string =>
  text.replaceAll(UNSPEAKABLE, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)

/** An element with its content, which is XML already. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
