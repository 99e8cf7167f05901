/** Hands a file to the browser's downloads. A plain link cannot: the call needs the bearer token. */
export function saveBlob(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Revoking in the same task would cancel the download in some browsers.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
