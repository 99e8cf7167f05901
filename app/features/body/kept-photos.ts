/** Photos of this visit that are in the account already, so that none is sent a second time. */
const kept = new WeakMap<File, { id: number; isFromBefore: boolean }>()

/** It came with another visit: it is not this one's to delete. */
export const noteKept = (photo: File, id: number) => kept.set(photo, { id, isFromBefore: true })
export const noteUploaded = (photo: File, id: number) =>
  kept.set(photo, { id, isFromBefore: false })
export const keptPhoto = (photo: File) => kept.get(photo)
export const forgetKept = (photo: File) => kept.delete(photo)
