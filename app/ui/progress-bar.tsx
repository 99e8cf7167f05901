type ProgressBarProps = {
  value: number
  max: number
  /** Absent where words beside it say the same. */
  label?: string
}

/** A thin line that fills with ink. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <progress
      aria-hidden={label === undefined || undefined}
      aria-label={label}
      value={value}
      max={max}
      className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-hair [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hair [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
    />
  )
}
