import type { Deviation } from '#tests/conformance/deviations.ts'
import { cell, linkText } from '#tests/conformance/markdown.ts'
import type { Requirement, Section } from '#tests/conformance/specification.ts'
import type { Claim } from '#tests/conformance/written-claims.ts'

/** Where the written table stands, from the root. */
export const DOCUMENT_PATH = 'docs/conformance.md'

const INTRODUCTION = `# Conformance

What the product does, requirement by requirement of the [specification](specification.md), and the tests that show it. Written by \`npm run conformance\` from the
specification, the calls of \`proves(…)\` in the tests and \`tests/conformance/deviations.ts\`. \`npm test\` ends with \`npm run conformance -- --check\`, which fails when a
requirement has no test, when a test that claims one did not pass or never came to its claim, and when this page is older than what it is written from.`

interface Conformance {
  sections: readonly Section[]
  claims: readonly Claim[]
  deviations: readonly Deviation[]
}

export function writeDocument(conformance: Conformance): string {
  const parts = [
    INTRODUCTION,
    writeSummary(conformance),
    writeDeviations(conformance),
    ...conformance.sections.map((section) => writeSection(section, conformance)),
  ]
  return `${parts.join('\n\n')}\n`
}

function writeSummary({ sections, claims, deviations }: Conformance): string {
  const claimed = new Set(claims.map(({ id }) => id))
  const deviating = new Set<string>(deviations.map(({ id }) => id))
  const all = {
    title: '**All**',
    requirements: sections.flatMap((section) => section.requirements),
  }
  const lines = [...sections, all].map(({ title, requirements }) => {
    const count = (ids: ReadonlySet<string>) => requirements.filter(({ id }) => ids.has(id)).length
    return `| ${title} | ${requirements.length} | ${count(claimed)} | ${count(deviating)} |`
  })
  return table(['section', 'requirements', 'shown by tests', 'done otherwise'], lines)
}

function writeDeviations({ sections, deviations }: Conformance): string {
  const requirements = sections.flatMap((section) => section.requirements)
  const lines = requirements.flatMap(({ id, text }) =>
    deviations
      .filter((deviation) => deviation.id === id)
      .map(
        ({ instead, reason }) => `| ${id} | ${cell(text)} | ${cell(instead)} | ${cell(reason)} |`,
      ),
  )
  return `## Deviations\n\n${table(['id', 'asked for', 'what the product does', 'why'], lines)}`
}

function writeSection({ title, requirements }: Section, { claims, deviations }: Conformance) {
  const does = ({ id, text }: Requirement) => {
    const deviation = deviations.find((one) => one.id === id)
    return deviation ? `${cell(deviation.instead)} ([deviation](#deviations))` : cell(text)
  }
  const shown = (id: string) =>
    claims
      .filter((claim) => claim.id === id)
      .map(linkTo)
      .join('<br>') || '**nothing**'
  const lines = requirements.map((one) => `| ${one.id} | ${does(one)} | ${shown(one.id)} |`)
  return `## ${title}\n\n${table(['id', 'what the product does', 'shown by'], lines)}`
}

const linkTo = ({ file, title }: Claim) => `[${linkText(title)}](../${file})`

const table = (heads: readonly string[], lines: readonly string[]) =>
  [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...lines].join('\n')
