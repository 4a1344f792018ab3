import * as React from 'react';
import { EyeIcon, UndoIcon } from '@storybook/icons';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useTheme } from 'storybook/theming';
import { describeChanges, findItem } from './axes.ts';
import type { Axis } from './tools.types.ts';

export interface ViewMenuProps {
  /** Axes without a button of their own. */
  axes: readonly Axis[];
  globals: Readonly<Record<string, unknown>>;
  /** Globals that the story sets itself. */
  storyGlobals: Readonly<Record<string, unknown>>;
  /** Whether any axis that the story does not set differs from its initial value. */
  canReset: boolean;
  onChange: (id: string, value: string) => void;
  onReset: () => void;
}

/** Renders the menu of the rarely changed axes, with "Reset view" for all axes. */
export function ViewMenu(props: ViewMenuProps) {
  const text = describeChanges(props.axes, props.globals);
  const theme = useTheme();
  return (
    <PopoverProvider ariaLabel="View" padding={12} popover={<ViewForm {...props} />}>
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel="View"
        tooltip={text ? `View: ${text}` : 'View'}
        style={text ? { color: theme.barSelectedColor } : undefined}
      >
        <EyeIcon />
        {text}
      </Button>
    </PopoverProvider>
  );
}

const rowStyle: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '92px 180px',
  alignItems: 'center',
  gap: 12,
};

function ViewForm({ axes, globals, storyGlobals, canReset, onChange, onReset }: ViewMenuProps) {
  return (
    <div style={{ display: 'grid', gap: 8, fontSize: 13 }}>
      {axes.map((axis) => (
        <label key={axis.id} style={rowStyle}>
          {axis.title}
          <Form.Select
            value={findItem(axis, globals)?.value ?? axis.initial}
            disabled={axis.id in storyGlobals}
            onChange={({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) =>
              onChange(axis.id, currentTarget.value)
            }
          >
            {axis.items.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Form.Select>
        </label>
      ))}
      <Button
        ariaLabel={false}
        variant="outline"
        size="small"
        style={{ justifySelf: 'start', marginTop: 4 }}
        disabled={!canReset}
        onClick={onReset}
      >
        <UndoIcon /> Reset view
      </Button>
    </div>
  );
}
