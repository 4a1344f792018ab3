import { storyHref, writeDemoTitle, type ComponentApi, type DemoUse } from '@vitrine/ui/core';
import { createDefaultsCheck } from './checkDefaults.ts';
import { createUsageFinder, createUsageReader, keyOfUsage, type Usage } from './findPropUsages.ts';
import { strictMistakes, type Mistakes } from '../shared/mistakes.ts';
import type { PageSource } from './content.types.ts';
import { readDemos } from './readDemos.ts';

interface PlacedUse extends Usage {
  demo: DemoUse;
  /** Whether the demo is on the component's own page. */
  isOwn: boolean;
}

interface UsageOptions {
  workbenchUrl?: string;
  /** Receives the mistakes in demos. */
  mistakes?: Mistakes;
}

/** Creates a function that calls `addUsages` on the first call only, because it is slow. */
export function createUsageIndex(
  ...input: Parameters<typeof addUsages>
): () => readonly ComponentApi[] {
  let read: readonly ComponentApi[] | undefined;
  return () => (read ??= addUsages(...input));
}

/** Adds the demos that use each prop, slot and class; demos of the component's page come first. */
export function addUsages(
  apis: readonly ComponentApi[],
  sources: readonly PageSource[],
  { workbenchUrl = '', mistakes = strictMistakes }: UsageOptions = {},
): ComponentApi[] {
  const link = (storyId: string) => storyHref(workbenchUrl, storyId);
  const read = createUsageReader(apis);
  const find = createUsageFinder(apis, read);
  const check = createDefaultsCheck(read, mistakes.report);
  const pageUses = sources.flatMap((source) =>
    findPageUses(source, { find, check, link, mistakes }),
  );
  const byEntry = Map.groupBy(pageUses, keyOfUsage);
  return apis.map((api) => {
    const add = <Entry extends object>(kind: Usage['kind'], entry: Entry, name: string): Entry => {
      const uses = byEntry.get(keyOfUsage({ api, kind, name }));
      return uses ? { ...entry, usedIn: orderUses(uses) } : entry;
    };
    return {
      ...api,
      props: api.props.map((prop) => add('props', prop, prop.name)),
      slots: api.slots.map((slot) => add('slots', slot, slot.name)),
      classes: api.classes.map((entry) => add('classes', entry, entry.className)),
    };
  });
}

function orderUses(uses: readonly PlacedUse[]): DemoUse[] {
  return uses.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)).map(({ demo }) => demo);
}

interface UseSearch {
  find: ReturnType<typeof createUsageFinder>;
  check: ReturnType<typeof createDefaultsCheck>;
  link: (storyId: string) => string;
  mistakes: Mistakes;
}

function findPageUses(source: PageSource, { find, check, link, mistakes }: UseSearch): PlacedUse[] {
  const { pathname, frontMatter } = source;
  return readDemos(source, mistakes).flatMap((demoSource) => {
    const { name, storyId, stylings } = demoSource;
    check(source, demoSource);
    const files = stylings.flatMap((styling) => styling.files);
    return find(files).map((use) => {
      const isOwn = frontMatter.components.includes(use.api.name);
      const title = isOwn ? writeDemoTitle(name) : `${frontMatter.title}: ${writeDemoTitle(name)}`;
      const demo = { title, href: `${pathname}#${name}`, storyHref: link(storyId) };
      return { ...use, isOwn, demo };
    });
  });
}
