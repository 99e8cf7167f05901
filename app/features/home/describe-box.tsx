import { ChevronDown, CircleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { FirstDesignState } from '#app/features/home/use-first-design.ts'
import {
  PROMPT_MAX_LENGTH,
  useVisitorDraft,
  type VisitorWords,
} from '#app/features/home/use-visitor-draft.ts'
import { paths } from '#app/paths.ts'
import { LinkedMessage } from '#app/platform/http/linked-message.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { LandingCopy } from '#content/landing/landing.ts'
import { STYLES, type Style } from '#shared/styles.ts'

/** Fetched with the first key: most visits type nothing. */
const ReadingStrip = lazy(async () => ({
  default: (await import('#app/platform/reading/reading-strip.tsx')).ReadingStrip,
}))

const EXAMPLE: VisitorWords = {
  prompt: 'A snake wrapped around a dagger, with two roses, for my forearm',
  style: null,
  corrections: [],
}

type DescribeBoxProps = {
  state: FirstDesignState
  hasDesign: boolean
  freeNotes: LandingCopy['freeNotes']
  onDraw: (words: VisitorWords) => void
}

/** Words in, a free design out. Without scripts it is a form that leads to the designer, with the words along. */
export function DescribeBox({ state, hasDesign, freeNotes, onDraw }: DescribeBoxProps) {
  const { words, change, settle } = useVisitorDraft(EXAMPLE)
  const [hasTyped, setHasTyped] = useState(false)
  const navigate = useNavigate()
  const isDrawing = state.status === 'drawing'
  const isSpent = hasDesign || (state.status === 'refused' && state.canSignUp)
  const submit = () => {
    if (isDrawing) return
    settle()
    if (isSpent) void navigate(paths.login({ mode: 'signup' }))
    else onDraw(words)
  }
  return (
    <>
      <form
        action={paths.design()}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="max-w-153 rounded-panel border-[1.5px] border-ink bg-raised shadow-lift-2"
      >
        <label htmlFor="describe" className="sr-only">
          Describe your tattoo
        </label>
        <textarea
          id="describe"
          name="prompt"
          rows={2}
          required
          maxLength={PROMPT_MAX_LENGTH}
          value={words.prompt}
          onChange={(event) => {
            setHasTyped(true)
            change({ prompt: event.target.value })
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            submit()
          }}
          aria-describedby="describe-note"
          className="block min-h-23 w-full resize-none rounded-panel px-4 pt-3.75 pb-1 text-17 leading-[1.45] focus-visible:outline-offset-0 md:px-5 md:pt-4.5 md:text-[19px]"
        />
        <div className="flex flex-wrap items-center justify-between gap-2.5 p-2.5">
          <StyleChip value={words.style} onChange={(style) => change({ style })} />
          <Button
            type="submit"
            isLoading={isDrawing}
            // Once one is drawn, keeping it is the thing to do.
            variant={hasDesign ? 'line' : 'primary'}
            className="max-md:min-h-12.5 max-md:flex-1"
          >
            <span className="signed-in:hidden">
              {isDrawing ? 'Drawing…' : isSpent ? 'Sign up to draw it' : 'Draw it free'}
            </span>
            <span className="hidden signed-in:inline">Design it</span>
          </Button>
        </div>
      </form>
      <div className="flex flex-col">
        {/* A line of room is kept for it, so that nothing moves when the first chips come: under the note, until somebody types. */}
        <div
          className={classNames(
            'mt-3 min-h-8.5 max-w-153 max-md:mt-5.5',
            !hasTyped && 'order-last',
          )}
        >
          {hasTyped && (
            <Suspense>
              <ReadingStrip
                prompt={words.prompt}
                style={words.style}
                corrections={words.corrections}
                styles={STYLES}
                onStyle={(style) => change({ style })}
                onCorrect={(corrections) => change({ corrections })}
                onPrompt={(prompt) => change({ prompt })}
              />
            </Suspense>
          )}
        </div>
        <Note state={state} hasDesign={hasDesign} freeNotes={freeNotes} />
      </div>
    </>
  )
}

type StyleChipProps = { value: Style | null; onChange: (value: Style | null) => void }

function StyleChip({ value, onChange }: StyleChipProps) {
  return (
    <div className="relative">
      <label htmlFor="describe-style" className="sr-only">
        Style
      </label>
      <select
        id="describe-style"
        name="style"
        value={value ?? ''}
        onChange={({ target }) => onChange(STYLES.find((name) => name === target.value) ?? null)}
        className="min-h-11 max-w-44 cursor-pointer appearance-none truncate rounded-control border border-hair bg-raised pr-9 pl-3.5 text-14 font-semibold hover:border-edge"
      >
        <option value="">Any style</option>
        {STYLES.map((style) => (
          <option key={style} value={style}>
            {style}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </div>
  )
}

type NoteProps = Pick<DescribeBoxProps, 'state' | 'hasDesign' | 'freeNotes'>

/** Always two lines high: what it says must not move what is below. */
function Note(props: NoteProps) {
  return (
    <p
      id="describe-note"
      aria-live="polite"
      className="mt-3.5 min-h-11 max-w-153 text-15 leading-[1.45] text-faded"
    >
      <span className="hidden signed-in:inline">Opens in your designer, words and all.</span>
      <span className="signed-in:hidden">
        <NoteWords {...props} />
      </span>
    </p>
  )
}

function NoteWords({ state, hasDesign, freeNotes }: NoteProps) {
  if (state.status === 'drawing') return 'Reading your words, sketching, inking. A few seconds.'
  if (state.status === 'refused')
    return (
      <span className="flex items-start gap-2 font-medium text-ink">
        <CircleAlert aria-hidden className="mt-[0.2em] size-4 flex-none text-red" />
        <span>
          <LinkedMessage text={state.message} />{' '}
          {state.canSignUp && (
            <Link to={paths.login({ mode: 'signup' })} className="text-link">
              Sign up
            </Link>
          )}
        </span>
      </span>
    )
  return hasDesign ? freeNotes.spent : freeNotes.open
}
