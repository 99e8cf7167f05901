import type { LetteringPanelProps } from '#app/features/designer/lettering-panel/lettering-panel.tsx'
import { lazily } from '#app/ui/lazily.tsx'

/** Most designs have no words. */
export const LetteringPanel = lazily<LetteringPanelProps>(
  async () =>
    (await import('#app/features/designer/lettering-panel/lettering-panel.tsx')).LetteringPanel,
  ({ lettering }) => lettering.isOpen,
)
