/** Icons of the toolbar's axes. */
export type AxisIcon = 'mode' | 'direction' | 'state' | 'language';

export interface AxisItem {
  value: string;
  title: string;
  /** Shorter title for the toolbar. */
  short?: string;
}

/** Toolbar setting, such as the mode. The `id` is the name of the Storybook global. */
export interface Axis {
  id: string;
  title: string;
  /** Icon of an axis with its own button; other axes are in the menu "View". */
  icon?: AxisIcon;
  /** Value of the initially selected item. */
  initial: string;
  items: readonly AxisItem[];
}
