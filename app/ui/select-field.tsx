import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { choiceAfterKey, choiceOfLetters } from '#app/ui/select-keys.ts'

type Option<Value extends string> = { value: Value; label: string }

type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  /** Its place among other fields. */
  className?: string
}

/** Letters that follow each other within this time are one word. */
const WORD_MS = 700

/**
 * A field that shows what is chosen and opens a list of the rest: the combobox without text of the ARIA practices, so that the keys
 * are those of every other list. The focus stays on the field.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, className } = props
  const id = useId()
  const field = useRef<HTMLButtonElement>(null)
  const list = useChoices(props)
  const chosen = options[list.chosenAt]
  return (
    <div className={classNames('grid min-w-0 content-start gap-1.75', className)}>
      <label htmlFor={id} className="justify-self-start text-14 font-semibold">
        {label}
      </label>
      <Popover.Root open={list.isOpen} onOpenChange={list.setIsOpen}>
        <Popover.Anchor asChild>
          <button
            ref={field}
            type="button"
            id={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a select cannot be drawn
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={list.isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={list.isOpen ? `${id}-${list.at}` : undefined}
            onClick={({ currentTarget }) => {
              // Not every browser focuses a button that is pressed.
              currentTarget.focus()
              list.setIsOpen(!list.isOpen)
            }}
            onKeyDown={list.press}
            onBlur={() => list.setIsOpen(false)}
            className="flex min-h-11.5 w-full cursor-pointer items-center gap-2 rounded-control border border-edge bg-(--field,var(--color-raised)) pr-3 pl-3.5 text-left text-16 transition-colors available-hover:border-ink aria-expanded:border-ink"
          >
            <span className="min-w-0 flex-1 truncate">{chosen?.label}</span>
            <ChevronDown
              aria-hidden
              className={classNames(
                'size-4.5 shrink-0 motion-safe:transition-transform',
                list.isOpen && 'rotate-180',
              )}
            />
          </button>
        </Popover.Anchor>
        <Popover.Content
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="listbox"
          id={`${id}-list`}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // The press on the field closes it; closed already, it would open again.
            if (field.current?.contains(event.target as Node) === true) event.preventDefault()
          }}
          // A press on the list must not take the focus from the field, which would close it before the choice.
          onMouseDown={(event) => event.preventDefault()}
          className="z-30 max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) overflow-y-auto rounded-control border border-edge bg-raised py-1 text-ink shadow-lift-2 outline-none [scrollbar-width:thin]"
        >
          {options.map((option, index) => (
            <Choice
              key={option.value}
              id={`${id}-${index}`}
              label={option.label}
              isChosen={index === list.chosenAt}
              isPointedAt={index === list.at}
              onPoint={() => list.setAt(index)}
              onChoose={() => list.choose(index)}
            />
          ))}
        </Popover.Content>
      </Popover.Root>
    </div>
  )
}

/** What is chosen, what the keys have come to, and whether the list is open. */
function useChoices<Value extends string>({ value, options, onChange }: SelectFieldProps<Value>) {
  const chosenAt = options.findIndex((option) => option.value === value)
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(chosenAt)
  const typed = useRef({ letters: '', atMs: -Infinity })

  const changeOpen = (opens: boolean) => {
    if (opens) setAt(Math.max(chosenAt, 0))
    setIsOpen(opens)
  }
  const choose = (index: number) => {
    setIsOpen(false)
    const option = options[index]
    if (option !== undefined && option.value !== value) onChange(option.value)
  }
  /** In an open list the keys only point; a closed field changes at once. */
  const goTo = (index: number) => (isOpen ? setAt(index) : choose(index))

  const type = (letter: string) => {
    const nowMs = performance.now()
    const isSameWord = nowMs - typed.current.atMs < WORD_MS
    const letters = (isSameWord ? typed.current.letters : '') + letter
    typed.current = { letters, atMs: nowMs }
    const labels = options.map((option) => option.label)
    const found = choiceOfLetters(letters, labels, isOpen ? at : chosenAt)
    if (found !== undefined) goTo(found)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    const isWordGoingOn = performance.now() - typed.current.atMs < WORD_MS
    if (key.length === 1 && (key !== ' ' || isWordGoingOn)) type(key)
    else if (key === 'Enter' || key === ' ') {
      if (isOpen) choose(at)
      else changeOpen(true)
    } else if (key === 'Tab') {
      // It goes on to the next field, with what was pointed at.
      if (isOpen) choose(at)
      return
    } else {
      const next = choiceAfterKey(key, { at: isOpen ? at : chosenAt, count: options.length })
      if (next === undefined) return
      if (isOpen) setAt(next)
      else changeOpen(true)
    }
    event.preventDefault()
  }
  return { chosenAt, at, setAt, isOpen, setIsOpen: changeOpen, choose, press }
}

type ChoiceProps = {
  id: string
  label: string
  isChosen: boolean
  isPointedAt: boolean
  onPoint: () => void
  onChoose: () => void
}

function Choice({ id, label, isChosen, isPointedAt, onPoint, onChoose }: ChoiceProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isPointedAt) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isPointedAt])
  return (
    <button
      ref={row}
      type="button"
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 w-full cursor-pointer items-center gap-2 px-3.5 text-left text-15 select-none pointer-coarse:min-h-11',
        isPointedAt && 'bg-ink/7',
        isChosen && 'font-semibold',
      )}
    >
      <span className="min-w-0 flex-1">{label}</span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0" />}
    </button>
  )
}
