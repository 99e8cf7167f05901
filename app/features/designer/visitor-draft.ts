import { readDraft, removeDraft, writeDraft } from '#app/features/designer/draft-store.ts'
import { STORAGE_KEYS, type DraftKey } from '#app/platform/storage/storage-keys.ts'

/** Whoever has signed in goes on with the words they had as a visitor; a draft they had before is set aside. */
export function adoptVisitorDraft(key: DraftKey) {
  const visitor = readDraft(STORAGE_KEYS.visitorDraft)
  removeDraft(STORAGE_KEYS.visitorDraft)
  if (visitor === undefined) return
  writeDraft(key, { fields: visitor.fields, aside: readDraft(key)?.fields })
}
