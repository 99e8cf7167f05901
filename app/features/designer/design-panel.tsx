import { BalanceWords } from '#app/features/designer/balance-words.tsx'
import type { ReactNode } from 'react'
import { AsideNote } from '#app/features/designer/aside-note.tsx'
import { bodyTypeOf, genderOf } from '#app/features/designer/design-form.ts'
import { GenerateBar } from '#app/features/designer/generate-bar.tsx'
import { LetteringPanel } from '#app/features/designer/lettering-panel/lazy-lettering-panel.tsx'
import { OriginNote } from '#app/features/designer/origin-note.tsx'
import { PromptField } from '#app/features/designer/prompt-field.tsx'
import { DESIGNER_SWATCHES, designerToneOf, toneName } from '#app/features/designer/skin-tones.ts'
import { stageText } from '#app/features/designer/stages.ts'
import { StylePicker } from '#app/features/designer/style-picker.tsx'
import { ReadingStrip } from '#app/platform/reading/reading-strip.tsx'
import { SwatchGroup } from '#app/ui/swatch-group.tsx'
import type { useDesignScreen } from '#app/features/designer/use-design-screen.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { BODY_MAPPING_COST_CREDITS, GENERATION_COST_CREDITS } from '#shared/credits.ts'
import { VARIATIONS_MAX } from '#shared/limits.ts'
import { BODY_TYPES, PLACEMENTS, type Color, type Placement } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'

type DesignScreenState = ReturnType<typeof useDesignScreen>

const BODY_TYPE_OPTIONS = BODY_TYPES.map((value) => ({ value, label: toneName(value) }))
const COLOR_OPTIONS: { value: Color | ''; label: string }[] = [
  { value: '', label: 'Auto' },
  { value: 'Black and white', label: 'Black' },
  { value: 'Colored', label: 'Colour' },
]
const PLACEMENT_OPTIONS: { value: Placement | ''; label: string }[] = [
  { value: '', label: 'Undecided' },
  ...PLACEMENTS.map((value) => ({ value, label: value })),
]
const VARIATION_OPTIONS = Array.from({ length: VARIATIONS_MAX }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))
const VISIBILITY_OPTIONS = [
  { value: 'public', label: 'In the gallery' },
  { value: 'private', label: 'Only me' },
] as const

type DesignControlsProps = { screen: DesignScreenState; bodyMapping: ReactNode }

/** Body mapping is another feature's; the route puts it in. */
export function DesignControls({ screen, bodyMapping }: DesignControlsProps) {
  const { form, setField, draft, description, improve, isPrivate } = screen
  const tone = designerToneOf(form.skinTone)
  return (
    <>
      <PromptField
        label="Describe your tattoo"
        value={description.prompt}
        onChange={description.change}
        placeholder="A snake wrapped around a dagger, with two roses, for my forearm"
        problem={description.problem}
        improveLabel="Improve Prompt"
        isImproving={description.isImproving}
        onImprove={improve}
        improvement={description.improvement}
        onUndo={description.undoImprovement}
        onStartAfresh={draft.isDefault ? undefined : draft.startAfresh}
      />
      <ReadingStrip
        prompt={form.prompt}
        style={form.style}
        color={form.color}
        placement={form.placement}
        corrections={form.corrections}
        styles={STYLES}
        onStyle={(style) => setField({ style })}
        onCorrect={(corrections) => setField({ corrections })}
        onPrompt={description.change}
      />
      <AsideNote draft={draft} />
      {form.remixOf !== null && (
        <OriginNote
          id={form.remixOf}
          origin={screen.origin}
          onRemove={() => setField({ remixOf: null })}
        />
      )}
      <StylePicker value={form.style} onChange={(style) => setField({ style })} />
      <LetteringPanel
        lettering={screen.lettering}
        value={form.lettering}
        onChange={(lettering) => setField({ lettering })}
      />
      <div className="grid grid-cols-2 gap-3.5">
        <SegmentedControl
          label="Body type"
          labelled="above"
          value={bodyTypeOf(form.gender)}
          options={BODY_TYPE_OPTIONS}
          onChange={(bodyType) => setField({ gender: genderOf(bodyType) })}
        />
        <SegmentedControl
          label="Colour"
          labelled="above"
          value={form.color ?? ''}
          options={COLOR_OPTIONS}
          onChange={(color) => setField({ color: color === '' ? null : color })}
        />
      </div>
      <SwatchGroup
        legend="Skin tone"
        selectedText={toneName(tone)}
        value={tone}
        swatches={DESIGNER_SWATCHES}
        onChange={(skinTone) => setField({ skinTone })}
      />
      <div className="grid grid-cols-2 gap-3.5">
        <SelectField
          label="Placement"
          value={form.placement ?? ''}
          options={PLACEMENT_OPTIONS}
          onChange={(placement) => setField({ placement: placement === '' ? null : placement })}
        />
        {form.bodyMapping ? (
          <OneDesign />
        ) : (
          <SegmentedControl
            label="Variations"
            labelled="above"
            value={String(form.variations)}
            options={VARIATION_OPTIONS}
            onChange={(variations) => setField({ variations: Number(variations) })}
          />
        )}
      </div>
      {isPrivate !== null && (
        <SegmentedControl
          label="Who sees it"
          labelled="above"
          value={isPrivate ? 'private' : 'public'}
          options={VISIBILITY_OPTIONS}
          onChange={(visibility) => setField({ isPrivate: visibility === 'private' })}
        />
      )}
      {bodyMapping}
    </>
  )
}

/** In the place of the variations, so that nothing moves when the photos are switched on. */
function OneDesign() {
  return (
    <p className="text-14 font-semibold">
      Variations
      <span className="mt-1.75 flex min-h-11.5 items-center font-regular text-faded">
        One, on all your photos
      </span>
    </p>
  )
}

const COUNT_WORDS = ['', '', ' for both', ' for all three', ' for all four']

export function DesignBar({ screen }: { screen: DesignScreenState }) {
  const { balance, drawing, form, isPrivate } = screen
  const cost = form.bodyMapping
    ? `Costs ${BODY_MAPPING_COST_CREDITS} credits`
    : `Costs ${GENERATION_COST_CREDITS} credit${COUNT_WORDS[form.variations] ?? ''}`
  return (
    <GenerateBar
      label="Generate New Design"
      note={drawing === undefined ? cost : stageText(drawing.stage)}
      isPrivate={isPrivate === true}
      balance={
        <BalanceWords>
          {`${balance ?? '…'} ${balance === 1 ? 'credit' : 'credits'} remaining`}
        </BalanceWords>
      }
    />
  )
}
