import type { ToolbarSetting, SettingItem } from './tools.types.ts';

type Values = Readonly<Record<string, unknown>>;

/** Lists the settings that the preview declares in its `globalTypes`. */
export function readSettings(globalTypes: Readonly<Record<string, object>>): ToolbarSetting[] {
  return Object.values(globalTypes).flatMap((type) => {
    const { setting } = type as { setting?: ToolbarSetting };
    return setting ? [setting] : [];
  });
}

/** Finds the selected item of a setting. Compares strings, because Storybook parses numbers. */
export function findItem(
  { id, initial, items }: ToolbarSetting,
  globals: Values,
): SettingItem | undefined {
  const selected = String(globals[id] ?? initial);
  return items.find(({ value }) => value === selected);
}

/** Returns whether the selected item differs from the initial item. */
export function isChanged(setting: ToolbarSetting, globals: Values): boolean {
  return String(globals[setting.id] ?? setting.initial) !== setting.initial;
}

/** Describes the changed settings: an empty string, the title of one change, or their number. */
export function describeChanges(settings: readonly ToolbarSetting[], globals: Values): string {
  const changed = settings.filter((setting) => isChanged(setting, globals));
  const [first] = changed;
  if (!first) return '';
  const item = findItem(first, globals);
  return changed.length === 1
    ? (item?.short ?? item?.title ?? first.title)
    : `${changed.length} changes`;
}

/** Returns the initial value of every setting. */
export function initialValues(settings: readonly ToolbarSetting[]): Record<string, string> {
  return Object.fromEntries(settings.map(({ id, initial }) => [id, initial]));
}
