const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
  ' ': 'Space',
};

/** Lists what user-event was told to press as people name keys: `{Shift>}{Tab}{/Shift}` is `Shift+Tab`; text that is typed is one entry. */
export function writeKeys(input: string): string[] {
  const held: string[] = [];
  const written: string[] = [];
  for (const token of input.match(/\{\/?[^}]+\}|\[\/?[^\]]+\]|[^{[]+/g) ?? []) {
    const [, end, name = '', more] = /[{[](\/?)([^>}\]]+)(>?)/.exec(token) ?? [];
    if (name === '') written.push([...held, token.trim() === '' ? 'Space' : token].join('+'));
    else if (more) held.push(name);
    else if (end) held.splice(held.lastIndexOf(name), 1);
    else written.push([...held, SIGNS[name] ?? name].join('+'));
  }
  return written;
}
