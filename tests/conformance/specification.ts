import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

/** Where the specification stands, from the root. */
export const SPECIFICATION_PATH = 'docs/specification.md'

/** Chapter, group and name: `§8.login.404`. */
export type RequirementId = `§${number}.${string}.${string}`

export interface Requirement {
  id: RequirementId
  /** What the product has to do. */
  text: string
}

export interface Section {
  /** `§8 Error catalogue: signing in` */
  title: string
  requirements: readonly Requirement[]
}

const HEADING = /^## (§\d+ .+)$/
const ITEM = /^- `(§\d+\.[a-z\d-]+\.[a-z\d-]+)` (.+)$/

/** The sections of the specification, and every line of a list that is no requirement. */
export function parseSpecification(markdown: string): { sections: Section[]; problems: string[] } {
  const sections: { title: string; requirements: Requirement[] }[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  for (const line of markdown.split('\n')) {
    const title = HEADING.exec(line)?.[1]
    if (title !== undefined) sections.push({ title, requirements: [] })
    if (!line.startsWith('- ')) continue
    const [, id, text] = ITEM.exec(line) ?? []
    const section = sections.at(-1)
    if (id === undefined || text === undefined || section === undefined)
      problems.push(`no requirement: ${line}`)
    else if (!section.title.startsWith(`${chapterOf(id)} `))
      problems.push(`${id} stands in ${section.title}`)
    else if (seen.has(id)) problems.push(`${id} is there twice`)
    else section.requirements.push({ id: id as RequirementId, text })
    if (id !== undefined) seen.add(id)
  }
  return { sections, problems }
}

/** `§8` of `§8.login.404`. */
export const chapterOf = (id: string) => id.split('.')[0]!

export function readSpecification() {
  return parseSpecification(readFileSync(path.join(ROOT, SPECIFICATION_PATH), 'utf8'))
}

export const listIds = (sections: readonly Section[]) =>
  sections.flatMap(({ requirements }) => requirements.map(({ id }) => id))
