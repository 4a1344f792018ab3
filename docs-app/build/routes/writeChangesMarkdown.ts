import {
  fillLabel,
  groupChanges,
  type ComponentChange,
  type EntryChange,
  type GroupedChanges,
} from '@vitrine/ui/core';
import type { ReleasePair } from '@vitrine/ui';
import { writeInlineCode, type TranslateEnglish } from './markdownCells.ts';

interface ChangesPage {
  title: string;
  description: string;
  pairs: readonly ReleasePair[];
  changes: readonly ComponentChange[] | undefined;
  translate: TranslateEnglish;
}

type ChangedComponent = GroupedChanges['breaking'][number];

/** Writes a page about API changes between releases as plain Markdown. */
export function writeChangesMarkdown(page: ChangesPage): string {
  const { title, description, pairs, changes, translate } = page;
  const links = pairs.map(({ from, to, href, count }) => {
    const number = fillLabel(translate('changes.count'), { count });
    const release = fillLabel(translate('changes.from'), { release: from });
    const other = fillLabel(translate('changes.to'), { release: to });
    return `- [${release} ${other}](${href}.md): ${number}`;
  });
  const sections = changes
    ? [...writeSections(changes, translate), `## ${translate('changes.pairs')}`, links.join('\n')]
    : [links.join('\n')];
  return `${[`# ${title}`, description, ...sections].join('\n\n')}\n`;
}

function writeSections(changes: readonly ComponentChange[], translate: TranslateEnglish): string[] {
  if (changes.length === 0) return [translate('changes.none')];
  const { whole, breaking, changed } = groupChanges(changes);
  const count = [
    ...breaking.flatMap(({ component }) => component.entries.filter(isBreaking)),
    ...whole.removed,
  ].length;
  return [
    fillLabel(translate('changes.summary'), { count: changes.length, breaking: count }),
    ...writeWhole('removed', whole.removed, translate),
    ...writeChanged('breaking', breaking, translate),
    ...writeWhole('deprecated', whole.deprecated, translate),
    ...writeChanged('changed', changed, translate),
    ...writeWhole('added', whole.added, translate),
  ];
}

function isBreaking({ breaking }: EntryChange): boolean {
  return breaking === true;
}

function writeWhole(
  what: keyof GroupedChanges['whole'],
  components: readonly ComponentChange[],
  translate: TranslateEnglish,
): string[] {
  if (components.length === 0) return [];
  const mark = what === 'removed' ? ` ${translate('changes.mark')}` : '';
  const lines = components.map(
    (one) => `- ${writeName(one)}${mark} ${writeInlineCode(one.packageName)}`,
  );
  return [`## ${translate(`changes.${what}`)}`, lines.join('\n')];
}

function writeName({ name, href }: ComponentChange): string {
  return href === undefined ? writeInlineCode(name) : `[${name}](${href})`;
}

function writeChanged(
  section: 'breaking' | 'changed',
  components: readonly ChangedComponent[],
  translate: TranslateEnglish,
): string[] {
  if (components.length === 0) return [];
  return [
    `## ${translate(`changes.${section}`)}`,
    ...components.map(({ component, entries }) => {
      const lines = entries.map((entry) => writeEntry(entry, translate));
      return `### ${writeName(component)}\n\n${lines.join('\n')}`;
    }),
  ];
}

function writeEntry(
  { name, isBreaking: isMarked, changes }: ChangedComponent['entries'][number],
  translate: TranslateEnglish,
): string {
  const isClass = changes[0]?.kind === 'classes';
  const mark = isMarked ? ` ${translate('changes.mark')}` : '';
  const texts = changes.map((change) => writeChange(change, translate));
  return `- ${writeInlineCode(isClass ? `.${name}` : name)}${mark}: ${texts.join('; ')}`;
}

function writeChange(
  { kind, what, before = '', after = '' }: EntryChange,
  translate: TranslateEnglish,
): string {
  if (what === 'required')
    return translate(after === 'true' ? 'changes.required' : 'changes.optional');
  if (what !== 'type' && what !== 'default') return translate(`changes.${kind}.${what}`);
  const values = [before, after].map((text) => text && writeInlineCode(text));
  return `${translate(`changes.${what}`)}: ${values.join(' → ')}`;
}
