/** Icons of the toolbar's settings. */
export type SettingIcon = 'mode' | 'direction' | 'state' | 'language';

export interface SettingItem {
  value: string;
  title: string;
  /** Shorter title for the toolbar. */
  short?: string;
}

/** Toolbar setting, such as the mode. The `id` is the name of the Storybook global. */
export interface ToolbarSetting {
  id: string;
  title: string;
  /** Icon of a setting with its own button; other settings are in the menu "View". */
  icon?: SettingIcon;
  /** Value of the initially selected item. */
  initial: string;
  items: readonly SettingItem[];
}
