import { readFileSync, writeFileSync } from 'node:fs'
import { composeDesign, drawDocument } from '#engine/draw-design.ts'
import type { Brief } from '#engine/language/brief.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { keepBodiesOn } from '#engine/present/body/shelf.ts'
import { findStyle } from '#engine/styles/recipes.ts'
import { readCommand, USAGE, UsageError, type InkCommand } from './ink-options.ts'
import { SceneDocument } from '#shared/scene.ts'
import { z } from 'zod'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { openBodyShelf, openPlateShelf } from '#server/providers/ink/plate-shelf.ts'

const workspace = createWorkspace()
keepPlatesOn(openPlateShelf())
keepBodiesOn(openBodyShelf())

/** The brief as one line of JSON, with names instead of places in lists. */
function explain(brief: Brief): string {
  const nameAt = (index: number) => {
    const subject = brief.subjects[index]
    return subject ? subject.motif || subject.text : ''
  }
  return JSON.stringify({
    prompt: brief.prompt,
    subjects: brief.subjects,
    relations: brief.relations.map(({ kind, from, to }) => ({
      kind,
      from: nameAt(from),
      to: nameAt(to),
    })),
    lettering: brief.lettering.map(({ text }) => text).join(' ') || null,
    placement: brief.placement?.gallery ?? null,
    style: brief.style,
    color: brief.colourMode,
    mood: brief.mood,
    size: brief.size,
    language: brief.language,
    notDrawn: brief.notDrawn,
    culturalNotes: brief.culturalNotes,
    without: brief.without,
  })
}

/** What the flags say wins over what the text says. */
function withFlags(brief: Brief, command: InkCommand): Brief {
  if (command.placement === null) return brief
  return { ...brief, placement: { gallery: command.placement, asked: command.placement } }
}

const resources = loadEngineResources()

function compose(command: InkCommand): SceneDocument {
  const brief = withFlags(readPrompt(command.prompt), command)
  for (const { text, suggestion } of brief.notDrawn)
    console.error(`Not drawn: ${text}${suggestion ? ` (${suggestion})` : ''}`)
  return composeDesign(
    brief,
    {
      style: command.style ?? findStyle(brief.style ?? '') ?? 'Realistic',
      colour: command.colour ?? brief.colourMode ?? 'natural',
      seed: command.seed,
    },
    resources,
  )
}

function readSceneFile(file: string): SceneDocument {
  const parsed = SceneDocument.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  throw new UsageError(`${file} is no scene document:\n${z.prettifyError(parsed.error)}`)
}

async function draw(command: InkCommand): Promise<void> {
  const started = performance.now()
  const document = command.sceneFile ? readSceneFile(command.sceneFile) : compose(command)
  const { format } = command
  if (format === 'json') throw new UsageError('A scene is drawn to a picture or a print.')
  const design = await drawDocument(
    document,
    {
      presentation: command.presentation,
      format,
      sizePx: command.sizePx,
      skinTone: command.skinTone,
      bodyType: command.bodyType,
      print: {
        ...(command.widthMm === null ? {} : { widthMm: command.widthMm }),
        page: command.page,
        hasCutMarks: command.hasCutMarks,
      },
    },
    resources,
    workspace,
  )
  writeFileSync(command.out, design.bytes)
  console.log(
    `${command.out}: ${design.widthPx} × ${design.heightPx} px, ${Math.round(performance.now() - started)} ms`,
  )
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2))
  if (!command.isExplain) return draw(command)
  if (command.format === 'json')
    return writeFileSync(command.out, JSON.stringify(compose(command), null, 2))
  const prompts = command.promptsFile
    ? readFileSync(command.promptsFile, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [command.prompt]
  for (const prompt of prompts) console.log(explain(withFlags(readPrompt(prompt), command)))
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
