/** Icons of the toolbar's axes. */
export type AxisIcon = 'mode' | 'direction' | 'state' | 'language';

export interface AxisItem {
  value: string;
  title: string;
  /** Shorter title for the toolbar. */
  short?: string;
}

/** Way in which a story can be viewed, such as light or dark. The id is the name of its global. */
export interface Axis {
  id: string;
  title: string;
  /** Icon of an axis with its own button; other axes are in the menu "View". */
  icon?: AxisIcon;
  /** Value of the item that is selected at first. */
  initial: string;
  items: readonly AxisItem[];
}
