import type { StageLook } from '#engine/compose/stage-look.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import type { GBuffer, LineSpec } from '#engine/render/gbuffer.ts'
import type { LightOptions } from '#engine/render/light.ts'
import type { FormInk } from '#engine/styles/ink-forms.ts'
import type { Shaded } from '#engine/styles/shared.ts'

/** What is known before the drawing is shaded. */
export interface BeforeInk extends Pick<Shaded, 'seed' | 'heroBox' | 'workspace'> {
  /** The hero's face in pixels, where it has one. */
  faceBox: Shaded['heroBox'] | null
}

/** A style: its line, its light, its stage, and the shader that turns tone into ink. */
export interface StyleRecipe {
  line: LineSpec
  /** Strength of fur, veins and scales on the surface. */
  relief: number
  light: LightOptions
  look: StageLook
  /** What "colour: as the style likes it" means here. */
  isColouredByNature: boolean
  /** 'ink' where the finished blacks, not the drawn lines, are what an artist would transfer. */
  outline?: 'ink'
  /** Changes the drawing before it is shaded: breaks it up, tears it open. */
  before?: (g: GBuffer, how: BeforeInk) => void
  /** Changes what is finished, in ink and drawing alike. */
  after?: (ink: Ink, g: GBuffer, workspace: Workspace) => void
  /** Its shader fills bodies with something of its own and must know where a face is. */
  keepsFeatures?: true
  ink: (s: Shaded) => Ink
  /** How it inks what is sculpted, where it has a way of its own. */
  form?: FormInk
}

export const line = (weight: number, halo: number, contour = 0, maxDetail = 2): LineSpec => ({
  weight,
  halo,
  contour,
  maxDetail,
})

/** Nothing around the thing. */
export const plain: StageLook = {
  stage: 'none',
  fillers: 'none',
  hands: ['roman'],
  letters: 'solid',
  fill: 0.92,
}
