/** Most browsers call themselves by the names of others too, so the first that matches is meant. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Further than any browser writes; what is longer is read no further. */
const READ_LENGTH = 512

/**
 * "Firefox on Windows": enough to know one's own devices by, and all that is kept. Empty when the browser does not say, or is none
 * that we know.
 */
export function deviceWords(userAgent: string): string {
  const text = userAgent.slice(0, READ_LENGTH)
  const nameOf = (table: readonly [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(text))?.[1]
  const browser = nameOf(BROWSERS)
  const system = nameOf(SYSTEMS)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
