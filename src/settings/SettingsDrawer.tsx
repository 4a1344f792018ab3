import { useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { SETTINGS_ID } from './settings.constants.ts';
import { SettingsChoices, type SettingsChoicesProps } from './SettingsChoices.tsx';
import { DrawerRoot } from './SettingsDrawer.styles.ts';

/** Renders the settings in a popover that a button of the app bar opens (SET-1). */
export function SettingsDrawer(props: SettingsChoicesProps) {
  const translate = useTranslate();
  const titleId = useFrameId();
  return (
    <DrawerRoot id={SETTINGS_ID} popover="auto" role="dialog" aria-labelledby={titleId}>
      <div data-drawer="head">
        <h2>
          <span id={titleId}>{translate('settings.title')}</span>
        </h2>
        <button type="button" popoverTarget={SETTINGS_ID} popoverTargetAction="hide">
          {translate('settings.close')}
        </button>
      </div>
      <SettingsChoices {...props} />
    </DrawerRoot>
  );
}
