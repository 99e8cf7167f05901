import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type Look = {
  variant?: 'primary' | 'line' | 'ink' | 'quiet'
  size?: 'sm' | 'md' | 'lg'
  isBlock?: boolean
}

const VARIANTS = {
  primary: 'border-transparent bg-red text-on-red available-hover:bg-red-press',
  line: 'border-edge available-hover:border-ink available-hover:bg-ink/5',
  ink: 'border-transparent bg-ink text-wall available-hover:bg-ink/85',
  quiet: 'border-transparent available-hover:bg-ink/7',
}

const SIZES = {
  // Looks 36 px high, but a finger has 44.
  sm: 'relative min-h-9 text-14 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-1',
  md: 'min-h-11 text-15',
  lg: 'min-h-13.5 text-17',
}

const PADDINGS = {
  sm: 'px-3',
  md: 'px-4.5',
  lg: 'px-6.5',
}

/** For links that look like buttons. One primary per screen. */
export function buttonClass({ variant = 'primary', size = 'md', isBlock = false }: Look = {}) {
  return classNames(
    'inline-flex items-center justify-center gap-2.25 rounded-control border',
    'font-semibold whitespace-nowrap transition-colors',
    // A disabled button still says what it will do: bone with faded text, never a pale red.
    'unavailable:cursor-not-allowed unavailable:border-transparent unavailable:bg-bone unavailable:text-faded',
    SIZES[size],
    variant === 'quiet' ? 'px-2.5' : PADDINGS[size],
    VARIANTS[variant],
    isBlock && 'w-full',
  )
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** At work: does nothing when pressed again, but keeps the focus. */
    isLoading?: boolean
  }

export function Button({
  variant = 'primary',
  size = 'md',
  isBlock = false,
  isLoading = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(buttonClass({ variant, size, isBlock }), className)}
    >
      {isLoading && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
      {children}
    </button>
  )
}
