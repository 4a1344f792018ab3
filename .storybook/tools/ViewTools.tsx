import * as React from 'react';
import { Separator } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';
import { initialValues, isChanged, readSettings } from './toolbarSettings.ts';
import { SettingSelect } from './SettingSelect.tsx';
import type { ToolbarSetting, SettingIcon } from './tools.types.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** Renders the toolbar settings: a button for each setting with an icon, a menu for the others. */
export function ViewTools() {
  const settings = readSettings(useGlobalTypes());
  const [globals, update, storyGlobals] = useGlobals();
  if (settings.length === 0) return null;
  return (
    <React.Fragment>
      <Separator />
      {settings.filter(hasIcon).map((setting) => (
        <SettingSelect
          key={setting.id}
          setting={setting}
          globals={globals}
          isFixed={setting.id in storyGlobals}
          onChange={(value) => update({ [setting.id]: value })}
        />
      ))}
      <ViewMenu
        settings={settings.filter((setting) => !hasIcon(setting))}
        globals={globals}
        storyGlobals={storyGlobals}
        canReset={settings.some(
          (setting) => !(setting.id in storyGlobals) && isChanged(setting, globals),
        )}
        onChange={(id, value) => update({ [id]: value })}
        onReset={() => update(initialValues(settings))}
      />
    </React.Fragment>
  );
}

function hasIcon(setting: ToolbarSetting): setting is ToolbarSetting & { icon: SettingIcon } {
  return setting.icon !== undefined;
}
