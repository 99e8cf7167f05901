import { BalanceWords } from '#app/features/designer/balance-words.tsx'
import type { useCreateScreen } from '#app/features/designer/use-create-screen.ts'
import { AsideNote } from '#app/features/designer/aside-note.tsx'
import { GenerateBar } from '#app/features/designer/generate-bar.tsx'
import { LetteringPanel } from '#app/features/designer/lettering-panel/lazy-lettering-panel.tsx'
import { PromptField } from '#app/features/designer/prompt-field.tsx'
import { CREATE_SWATCHES } from '#app/features/designer/skin-tones.ts'
import { stageText } from '#app/features/designer/stages.ts'
import { ReadingStrip } from '#app/platform/reading/reading-strip.tsx'
import { SwatchGroup } from '#app/ui/swatch-group.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { COLORS, CREATE_GENDERS, CREATE_STYLES } from '#shared/options.ts'

type CreateScreenState = ReturnType<typeof useCreateScreen>

const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

export function CreateControls({ screen }: { screen: CreateScreenState }) {
  const { form, setField, draft, description, improve } = screen
  return (
    <>
      <h1 className="text-28 tracking-[-0.03em]">Create</h1>
      <PromptField
        label="Describe your tattoo"
        value={description.prompt}
        onChange={description.change}
        placeholder="A geometric tiger, black and white, on the arm"
        problem={description.problem}
        improveLabel="Need help to improve your prompt"
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
        corrections={form.corrections}
        styles={CREATE_STYLES}
        onStyle={(style) => {
          const chosen = CREATE_STYLES.find((name) => name === style)
          if (chosen !== undefined) setField({ style: chosen })
        }}
        onCorrect={(corrections) => setField({ corrections })}
        onPrompt={description.change}
      />
      <AsideNote draft={draft} />
      <LetteringPanel
        lettering={screen.lettering}
        value={form.lettering}
        onChange={(lettering) => setField({ lettering })}
      />
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-4.5">
        <SelectField
          label="Gender"
          value={form.gender}
          options={asOptions(CREATE_GENDERS)}
          onChange={(gender) => setField({ gender })}
        />
        <SelectField
          label="Style"
          value={form.style}
          options={asOptions(CREATE_STYLES)}
          onChange={(style) => setField({ style })}
        />
        <SelectField
          label="Colour"
          value={form.color}
          options={asOptions(COLORS)}
          onChange={(color) => setField({ color })}
          className="col-span-2"
        />
      </div>
      <SwatchGroup
        legend="Skin tone"
        selectedText={`Selected Skin Tone: ${form.skinTone}`}
        value={form.skinTone}
        swatches={CREATE_SWATCHES}
        onChange={(skinTone) => setField({ skinTone })}
      />
    </>
  )
}

export function CreateBar({ screen }: { screen: CreateScreenState }) {
  const { balance, drawing, isPrivate } = screen
  return (
    <GenerateBar
      label="Generate tattoos"
      note={drawing === undefined ? 'Two designs for 1 credit' : stageText(drawing.stage)}
      isPrivate={isPrivate === true}
      balance={<BalanceWords>{`Credit remaining ${balance ?? '…'}`}</BalanceWords>}
    />
  )
}
