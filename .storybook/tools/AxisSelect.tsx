import * as React from 'react';
import { CircleHollowIcon, GlobeIcon, PointerHandIcon, TransferIcon } from '@storybook/icons';
import { Select } from 'storybook/internal/components';
import { useTheme } from 'storybook/theming';
import { describeChanges, findItem } from './axes.ts';
import type { Axis, AxisIcon } from './tools.types.ts';

const ICONS: Readonly<Record<AxisIcon, React.ComponentType>> = {
  mode: CircleHollowIcon,
  direction: TransferIcon,
  language: GlobeIcon,
  state: PointerHandIcon,
};

export interface AxisSelectProps {
  axis: Axis & { icon: AxisIcon };
  globals: Readonly<Record<string, unknown>>;
  /** Whether the story sets the value itself. */
  isFixed: boolean;
  onChange: (value: string) => void;
}

/** Renders an axis as an icon; names the selected value only when it is not the initial value. */
export function AxisSelect({ axis, globals, isFixed, onChange }: AxisSelectProps) {
  const Icon = ICONS[axis.icon];
  const selected = findItem(axis, globals);
  const text = describeChanges([axis], globals);
  const theme = useTheme();
  // `Select` highlights any selected value, so restore the default colors for the initial value.
  const plain = { background: 'transparent', color: theme.barTextColor };
  return (
    <Select
      size="small"
      padding="small"
      ariaLabel={axis.title}
      tooltip={`${axis.title}: ${selected?.title ?? ''}`}
      icon={<Icon />}
      disabled={isFixed}
      style={text ? undefined : plain}
      options={axis.items.map(({ value, title }) => ({ value, title }))}
      // `Select` is uncontrolled, so a new key remounts it with the new value.
      key={selected?.value}
      defaultOptions={[selected?.value]}
      showSelectedOptionTitle={false}
      onSelect={(value) => onChange(String(value))}
    >
      {text || null}
    </Select>
  );
}
