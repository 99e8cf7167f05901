/** Looks at people's photos for what must not be kept without somebody having seen it. Never convicts: it only asks for a look. */
export interface PhotoReviewer {
  /** Rejects with ProviderError when the photo could not be judged now. */
  review(photo: Uint8Array): Promise<{ needsLook: boolean }>
  close(): Promise<void>
}
