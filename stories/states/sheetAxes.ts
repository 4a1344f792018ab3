/** Toolbar globals as strings in a URL. */
export type SheetGlobals = Readonly<Record<string, string>>;

/** Column of the state sheet, with the toolbar globals of its iframes. */
export interface SheetColumn {
  name: string;
  globals: SheetGlobals;
  /** Width of the iframe in pixels, if the column tests a width. */
  width?: number;
}

export const AXES = {
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  density: ['comfortable', 'dense'],
  language: ['en', 'zh'],
} as const;

export type Axis = keyof typeof AXES;

/** Columns that are not combined with the axes. */
const EXTRA_COLUMNS: readonly SheetColumn[] = [
  { name: 'hover', globals: { state: 'hover' } },
  { name: 'active', globals: { state: 'active' } },
  { name: 'focus', globals: { state: 'focus' } },
  { name: 'more contrast', globals: { contrast: 'more' } },
  { name: 'forced colors (emulated)', globals: { contrast: 'forced' } },
  { name: 'reduced motion', globals: { motion: 'reduced' } },
  { name: '200% text', globals: { text: '200' } },
  { name: '320 px', globals: {}, width: 320 },
];

/** Combines the values of the axes, and appends `EXTRA_COLUMNS` if `hasExtras` is true. */
export function listColumns(axes: readonly Axis[], hasExtras: boolean): SheetColumn[] {
  const combined = axes.reduce<SheetGlobals[]>(
    (all, axis) =>
      all.flatMap((globals) => AXES[axis].map((value) => ({ ...globals, [axis]: value }))),
    [{}],
  );
  const columns = combined.map((globals) => ({
    name: Object.values(globals).join(', ') || 'as it is',
    globals,
  }));
  return hasExtras ? [...columns, ...EXTRA_COLUMNS] : columns;
}

/** Returns the URL of a story with toolbar globals, relative to the workbench. */
export function frameUrl(storyId: string, globals: SheetGlobals): string {
  const list = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const globalsQuery = list.length > 0 ? `&globals=${list.join(';')}` : '';
  return `iframe.html?id=${storyId}&viewMode=story${globalsQuery}`;
}
