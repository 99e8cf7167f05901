import { setTheme, THEME_OPTIONS, useTheme } from '#app/platform/storage/theme.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'

export function ThemeSwitch({ isOnNight = false }: { isOnNight?: boolean }) {
  const theme = useTheme()
  return (
    <SegmentedControl
      label="Theme"
      value={theme}
      options={THEME_OPTIONS}
      onChange={setTheme}
      surface={isOnNight ? 'night' : 'room'}
    />
  )
}
