/** §2.auth.mobile: how the product tells a phone, where popups are tabs and lose their opener. */
export function isMobileUserAgent(userAgent: string) {
  return /iPhone|iPad|iPod|Android/.test(userAgent)
}
