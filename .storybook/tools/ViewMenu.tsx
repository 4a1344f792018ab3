import * as React from 'react';
import { EyeIcon, UndoIcon } from '@storybook/icons';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useTheme } from 'storybook/theming';
import { describeChanges, findItem } from './toolbarSettings.ts';
import type { ToolbarSetting } from './tools.types.ts';

export interface ViewMenuProps {
  /** Settings without an icon. */
  settings: readonly ToolbarSetting[];
  globals: Readonly<Record<string, unknown>>;
  /** Globals that the story sets itself. */
  storyGlobals: Readonly<Record<string, unknown>>;
  /** Whether any setting that the story does not set differs from its initial value. */
  canReset: boolean;
  onChange: (id: string, value: string) => void;
  onReset: () => void;
}

/** Renders the menu of the settings without an icon, with "Reset view" for all settings. */
export function ViewMenu(props: ViewMenuProps) {
  const text = describeChanges(props.settings, props.globals);
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

function ViewForm({ settings, globals, storyGlobals, canReset, onChange, onReset }: ViewMenuProps) {
  return (
    <div style={{ display: 'grid', gap: 8, fontSize: 13 }}>
      {settings.map((setting) => (
        <label key={setting.id} style={rowStyle}>
          {setting.title}
          <Form.Select
            value={findItem(setting, globals)?.value ?? setting.initial}
            disabled={setting.id in storyGlobals}
            onChange={({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) =>
              onChange(setting.id, currentTarget.value)
            }
          >
            {setting.items.map(({ value, title }) => (
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
