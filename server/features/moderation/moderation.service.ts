export function checkText(_text: string, _kind: 'prompt' | 'tag' | 'name'): void {}
