import type { CulturalNote } from '#engine/language/brief.ts'
import { plain } from '#engine/language/normalise.ts'
import { CULTURAL_NOTES } from '#engine/language/vocabulary/culture.ts'

const notes = CULTURAL_NOTES.trim()
  .split('\n')
  .map((line) => {
    const [note = '', words = ''] = line.split(' :: ')
    return { note: note.trim(), words: [...new Set(words.split(',').map(plain))] }
  })

/** What a person should know about the culture or the owner of what they ask for; each note once. */
export function listCulturalNotes(text: string): CulturalNote[] {
  const said = ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return notes.flatMap(({ note, words }) => {
    const word = words.find((candidate) => said.includes(` ${candidate} `))
    return word ? [{ text: word, note }] : []
  })
}
