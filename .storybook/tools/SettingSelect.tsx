import * as React from 'react';
import { CircleHollowIcon, GlobeIcon, PointerHandIcon, TransferIcon } from '@storybook/icons';
import { Select } from 'storybook/internal/components';
import { useTheme } from 'storybook/theming';
import { describeChanges, findItem } from './toolbarSettings.ts';
import type { ToolbarSetting, SettingIcon } from './tools.types.ts';

const ICONS: Readonly<Record<SettingIcon, React.ComponentType>> = {
  mode: CircleHollowIcon,
  direction: TransferIcon,
  language: GlobeIcon,
  state: PointerHandIcon,
};

export interface SettingSelectProps {
  setting: ToolbarSetting & { icon: SettingIcon };
  globals: Readonly<Record<string, unknown>>;
  /** Whether the story sets the value itself. */
  isFixed: boolean;
  onChange: (value: string) => void;
}

/** Renders a setting as an icon; names its selected value unless that is the initial value. */
export function SettingSelect({ setting, globals, isFixed, onChange }: SettingSelectProps) {
  const Icon = ICONS[setting.icon];
  const selected = findItem(setting, globals);
  const text = describeChanges([setting], globals);
  const theme = useTheme();
  // `Select` highlights any selected value, so restore the default colors for the initial value.
  const plain = { background: 'transparent', color: theme.barTextColor };
  return (
    <Select
      size="small"
      padding="small"
      ariaLabel={setting.title}
      tooltip={`${setting.title}: ${selected?.title ?? ''}`}
      icon={<Icon />}
      disabled={isFixed}
      style={text ? undefined : plain}
      options={setting.items.map(({ value, title }) => ({ value, title }))}
      // `Select` selects new default options, too. A new `key` would close its list.
      defaultOptions={[selected?.value]}
      showSelectedOptionTitle={false}
      onSelect={(value) => onChange(String(value))}
    >
      {text || null}
    </Select>
  );
}
