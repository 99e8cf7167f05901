import { lazily } from '#app/ui/lazily.tsx'

export const ViewGate = lazily(
  async () => (await import('#app/features/tattoos/view-gate.tsx')).ViewGate,
  ({ isOpen }) => isOpen,
)

/** Most designs are for everybody. */
export const AudienceNote = lazily(
  async () => (await import('#app/features/tattoos/audience-note.tsx')).AudienceNote,
  ({ tattoo }) => !tattoo.isPublic || tattoo.isHidden,
)

export const ReportDialog = lazily(
  async () => (await import('#app/features/tattoos/report-dialog.tsx')).ReportDialog,
  ({ isOpen }) => isOpen,
)

export const DeleteTattooDialog = lazily(
  async () => (await import('#app/features/tattoos/delete-tattoo-dialog.tsx')).DeleteTattooDialog,
  ({ tattooId }) => tattooId !== undefined,
)

export const TagEditorDialog = lazily(
  async () => (await import('#app/features/tattoos/tag-editor.tsx')).TagEditorDialog,
  ({ tattoo }) => tattoo !== undefined,
)

/** Only the administrator's page has it. */
export const TagEditor = lazily(
  async () => (await import('#app/features/tattoos/tag-editor.tsx')).TagEditor,
  () => true,
)

/** Only owners have it. */
export const VersionsPanel = lazily(
  async () => (await import('#app/features/tattoos/versions-panel.tsx')).VersionsPanel,
  () => true,
)
