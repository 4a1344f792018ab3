const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
  ' ': 'Space',
};

/** Matches `{name}`, `{name>}` (hold), `{name>3}` (repeat) and `{name>3/}` (repeat and release). */
const KEY = /[{[](\/?)([^>}\]]+)(>?)(\d*)(\/?)/;

/**
 * Formats the input of user-event as key names: `{Shift>}{Tab}{/Shift}` becomes `Shift+Tab`.
 * Typed text is one entry.
 */
export function writeKeys(input: string): string[] {
  const heldKeys: string[] = [];
  const entries: string[] = [];
  const press = (key: string) => entries.push([...heldKeys, key].join('+'));
  for (const token of input.match(/\{\/?[^}]+\}|\[\/?[^\]]+\]|[^{[]+/g) ?? []) {
    const [, end, name = '', more, count, release] = KEY.exec(token) ?? [];
    if (name === '') press(token.trim() === '' ? 'Space' : token);
    else if (end) heldKeys.splice(heldKeys.lastIndexOf(name), 1);
    else if (!more) press(SIGNS[name] ?? name);
    else {
      const presses = Number(count || Boolean(release));
      for (let index = 0; index < presses; index += 1) press(SIGNS[name] ?? name);
      if (!release) heldKeys.push(name);
    }
  }
  return entries;
}
