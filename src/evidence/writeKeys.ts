const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
  ' ': 'Space',
};

/**
 * Formats the input of user-event as key names: `{Shift>}{Tab}{/Shift}` becomes `Shift+Tab`.
 * Typed text is one entry.
 */
export function writeKeys(input: string): string[] {
  const heldKeys: string[] = [];
  const entries: string[] = [];
  for (const token of input.match(/\{\/?[^}]+\}|\[\/?[^\]]+\]|[^{[]+/g) ?? []) {
    const [, end, name = '', more] = /[{[](\/?)([^>}\]]+)(>?)/.exec(token) ?? [];
    if (name === '') entries.push([...heldKeys, token.trim() === '' ? 'Space' : token].join('+'));
    else if (more) heldKeys.push(name);
    else if (end) heldKeys.splice(heldKeys.lastIndexOf(name), 1);
    else entries.push([...heldKeys, SIGNS[name] ?? name].join('+'));
  }
  return entries;
}
