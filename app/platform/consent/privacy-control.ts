/** Whether the browser asks not to be measured (https://w3c.github.io/gpc/). Most do not know the word. */
export function isPrivacyAsked(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true
}
