import { replaceOutsideCode } from '../../node/replaceOutsideCode.ts';
import { fillLabel, listLinkedDemos, type DemoUse, type EntryHistory } from '@vitrine/ui/core';

/** Returns an English UI string. */
export type TranslateEnglish = (key: string) => string;

/** Writes a Markdown table; escapes `|` and joins the lines of each cell. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Writes inline code between more backticks than any run of backticks in the code. */
export function writeInlineCode(code: string): string {
  const text = code.replace(/\s*\n\s*/g, ' ');
  const runs = Array.from(text.matchAll(/`+/g), ([run]) => run.length);
  const ticks = '`'.repeat(runs.length === 0 ? 1 : Math.max(...runs) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** Fills the placeholder of a UI string with Markdown. */
export function fillSentence(sentence: string, value: string): string {
  return sentence.replace(/\{\w+\}/, () => value);
}

/** Entry of an API table, with everything that the page shows below its description. */
interface DescribedEntry {
  description: string;
  params?: readonly { name: string; description: string }[];
  deprecated?: string;
  history?: EntryHistory;
  usedIn?: readonly DemoUse[];
}

/** Writes the description of an entry with its parameters, its history and its demos. */
export function writeDescription(entry: DescribedEntry, translate: TranslateEnglish): string {
  const { description, params = [], deprecated, usedIn } = entry;
  const uses = listLinkedDemos(usedIn).map(({ title, href }) => `[${title}](${href})`);
  const parameters = params.map(
    (one) => `${writeInlineCode(one.name)} ${escapeTags(one.description)}`,
  );
  const parts = [
    escapeTags(description),
    parameters.length > 0 && `${translate('api.parameters')}: ${parameters.join(' ')}`,
    deprecated && `${translate('api.deprecated')}: ${escapeTags(deprecated)}`,
    writeHistory(entry, translate),
    uses.length > 0 && `${translate('api.usedIn')} ${uses.join(', ')}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Escapes `<` outside of code, because descriptions have no HTML. */
function escapeTags(markdown: string): string {
  return replaceOutsideCode(markdown, /<(?=[a-zA-Z/])(?!https?:)/, () => '\\<');
}

/** Writes the releases that changed an entry. */
export function writeHistory(
  { history }: { history?: EntryHistory },
  translate: TranslateEnglish,
): string {
  const { since, changed = [], deprecated, removed } = history ?? {};
  const events = [
    ['since', since] as const,
    ...changed.map((release) => ['changedIn', release] as const),
    ['deprecatedIn', deprecated] as const,
    ['removedIn', removed] as const,
  ];
  return events
    .flatMap(([key, release]) =>
      release === undefined ? [] : fillLabel(translate(`api.${key}`), { release }),
    )
    .join(' · ');
}

/** Writes the name of an entry with its marks, such as `required`. */
export function writeName(name: string, marks: readonly (string | false | undefined)[]): string {
  return [writeInlineCode(name), ...marks.filter(Boolean)].join(' ');
}
