import type { ComponentChange, EntryChange } from '@vitrine/ui/core';
import type { ReleasePair } from '@vitrine/ui';
import { writeInlineCode } from './writeMarkdown.ts';

interface ChangesPage {
  title: string;
  description: string;
  pairs: readonly ReleasePair[];
  changes: readonly ComponentChange[] | undefined;
}

/** Writes a page about API changes between releases as plain Markdown. */
export function writeChangesMarkdown({ title, description, pairs, changes }: ChangesPage): string {
  const sections = changes
    ? changes.map(writeComponent)
    : [pairs.map(({ from, to, href }) => `- [${from} to ${to}](${href}.md)`).join('\n')];
  return `# ${title}\n\n${description}\n\n${sections.join('\n\n')}\n`;
}

function writeComponent({ name, what, entries }: ComponentChange): string {
  const heading = `## ${name}${what === undefined ? '' : ` (${what})`}`;
  return [heading, ...entries.map(writeEntry)].join('\n');
}

function writeEntry({ kind, name, what, before, after, breaking }: EntryChange): string {
  const line = `- ${kind}: ${writeInlineCode(name)} ${what}${breaking ? ' (breaking)' : ''}`;
  if (before === undefined || after === undefined) return line;
  return `${line}: ${[before, after].map((text) => text && writeInlineCode(text)).join(' → ')}`;
}
