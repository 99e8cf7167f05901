import { DropdownMenu as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'

type DropdownMenuProps = {
  /** A single button; it receives the menu's ARIA state. */
  trigger: ReactNode
  /** For a button that was pressed before its menu was there. */
  isOpenAtFirst?: boolean
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end'
  children: ReactNode
}

/**
 * Not modal, so it neither locks scrolling nor swallows the click that closes it. No portal: the menu stays in
 * the landmark of its button.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, align = 'end', isOpenAtFirst = false, children } = props
  const content = useRef<HTMLDivElement>(null)
  // The press came before the menu, which cannot know that it was a key.
  useEffect(() => {
    if (isOpenAtFirst) content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpenAtFirst])
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={content}
        align={align}
        sideOffset={10}
        collisionPadding={16}
        className="z-30 w-66 rounded-panel border border-hair bg-raised py-2 text-ink shadow-lift-2 outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

const ITEM_CLASS =
  'flex min-h-10 w-full items-center gap-3 px-4 text-15 font-medium select-none focus-visible:-outline-offset-2 data-highlighted:bg-ink/7 pointer-coarse:min-h-11'

/** Wraps a link. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Radix.Item asChild className={ITEM_CLASS}>
      {children}
    </Radix.Item>
  )
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item onSelect={onSelect} className={`${ITEM_CLASS} cursor-pointer`}>
      {children}
    </Radix.Item>
  )
}

export function MenuRule() {
  return <Radix.Separator className="my-2 h-px bg-hair" />
}

type MenuChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** Choosing keeps the menu open, so that people can look before they settle. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, value, options, onChange } = props
  return (
    <Radix.RadioGroup value={value} aria-label={label} className="px-4 py-1.5">
      <div aria-hidden className="pb-2 text-13 text-faded">
        {label}
      </div>
      <div className="flex overflow-hidden rounded-control border border-edge">
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            onSelect={(event) => {
              event.preventDefault()
              onChange(option.value)
            }}
            className="grid min-h-9 flex-1 cursor-pointer place-items-center border-hair text-14 font-medium text-faded select-none not-first:border-l focus-visible:-outline-offset-4 data-highlighted:bg-ink/7 data-highlighted:text-ink data-[state=checked]:bg-ink data-[state=checked]:text-wall data-[state=checked]:outline-wall"
          >
            {option.label}
          </Radix.RadioItem>
        ))}
      </div>
    </Radix.RadioGroup>
  )
}
