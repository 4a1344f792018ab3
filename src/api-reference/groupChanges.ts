import {
  classAnchor,
  exportAnchor,
  propAnchor,
  slotAnchor,
  toComponentSlug,
} from './apiAnchors.ts';
import type { ApiHeading } from './apiHeadings.ts';
import type { ComponentChange, EntryChange } from './apiReference.types.ts';
import type { Translate } from '../i18n/index.ts';
import { createUniqueIds } from '../internal/createUniqueIds.ts';

/** Changes of one prop, slot or class. */
interface ChangedEntry {
  /** Anchor of the row, equal to the anchor of the entry on its API page. */
  id: string;
  name: string;
  isBreaking: boolean;
  changes: EntryChange[];
}

/** Component with changed entries; breaking entries are first. */
export interface ChangedComponent {
  id: string;
  component: ComponentChange;
  entries: ChangedEntry[];
}

/** Ids of the sections on a page with changes, in display order. */
const CHANGE_SECTIONS = ['removed', 'breaking', 'deprecated', 'changed', 'added'] as const;

/** Differences between two releases by section. */
export interface GroupedChanges {
  /** Components that were added, removed or deprecated as a whole. */
  whole: Readonly<Record<'added' | 'removed' | 'deprecated', ComponentChange[]>>;
  breaking: ChangedComponent[];
  changed: ChangedComponent[];
}

const ANCHORS = { props: propAnchor, slots: slotAnchor, classes: classAnchor };

/** Groups the differences between two releases. Lists breaking entries first. */
export function groupChanges(changes: readonly ComponentChange[]): GroupedChanges {
  const whole = (what: ComponentChange['what']) => changes.filter((one) => one.what === what);
  const differing = changes.filter(({ entries }) => entries.length > 0);
  const toUniqueId = createUniqueIds(CHANGE_SECTIONS);
  const components = differing.map((component): ChangedComponent => {
    const slug = toComponentSlug(component.name);
    const entries = groupEntries(component, slug);
    return { id: toUniqueId(exportAnchor(slug)), component, entries };
  });
  const isBreaking = ({ entries }: ChangedComponent) => entries.some((one) => one.isBreaking);
  return {
    whole: { added: whole('added'), removed: whole('removed'), deprecated: whole('deprecated') },
    breaking: components.filter(isBreaking),
    changed: components.filter((one) => !isBreaking(one)),
  };
}

function groupEntries({ entries }: ComponentChange, slug: string): ChangedEntry[] {
  const idOf = ({ kind, name }: EntryChange) => ANCHORS[kind](slug, name);
  const names = new Map(entries.map((entry) => [idOf(entry), entry.name]));
  const rows = Array.from(names, ([id, name]): ChangedEntry => {
    const changes = entries.filter((entry) => idOf(entry) === id);
    const isBreaking = changes.some(({ breaking }) => breaking);
    return { id, name, isBreaking, changes };
  });
  return [...rows.filter((row) => row.isBreaking), ...rows.filter((row) => !row.isBreaking)];
}

/** Lists the ids of changed entries in `ChangeList`, and of sections for whole components. */
export function listChangeIds(changes: readonly ComponentChange[]): Set<string> {
  const { whole, breaking, changed } = groupChanges(changes);
  const sections = Object.entries(whole).flatMap(([section, { length }]) =>
    length > 0 ? section : [],
  );
  const rows = [...breaking, ...changed].flatMap(({ entries }) => entries.map(({ id }) => id));
  return new Set([...sections, ...rows]);
}

/** Lists the headings of `ChangeList`: its sections, and the components with changed entries. */
export function listChangeHeadings(
  changes: readonly ComponentChange[],
  translate: Translate,
): ApiHeading[] {
  const { whole, ...sections } = groupChanges(changes);
  return CHANGE_SECTIONS.flatMap((section): ApiHeading[] => {
    const isWhole = section !== 'breaking' && section !== 'changed';
    const components = isWhole ? [] : sections[section];
    if ((isWhole ? whole[section] : components).length === 0) return [];
    return [
      { id: section, text: translate(`changes.${section}`), depth: 2, translated: true },
      ...components.map(({ id, component }): ApiHeading => ({
        id,
        text: component.name,
        depth: 3,
      })),
    ];
  });
}
