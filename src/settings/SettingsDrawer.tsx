import * as React from 'react';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  localizePathname,
  useLanguage,
  useTranslate,
} from '../i18n/index.ts';
import { SETTINGS_ID } from './settings.constants.ts';
import type { ColorMode } from './settings.types.ts';
import { DrawerRoot } from './SettingsDrawer.styles.ts';

export interface SettingsDrawerProps {
  /** What the reader chose. */
  mode: ColorMode;
  /** Path of the page without its language, for its other languages. */
  pathname: string;
}

const MODES = ['light', 'system', 'dark'] as const;

/** Offers what a reader may choose; its buttons are answered by the site's first script. */
export function SettingsDrawer({ mode, pathname }: SettingsDrawerProps) {
  const translate = useTranslate();
  const titleId = React.useId();
  return (
    <DrawerRoot id={SETTINGS_ID} popover="auto" role="dialog" aria-labelledby={titleId}>
      <div data-drawer="head">
        <h2 id={titleId}>{translate('settings.title')}</h2>
        <button type="button" popoverTarget={SETTINGS_ID} popoverTargetAction="hide">
          {translate('settings.close')}
        </button>
      </div>
      <Choice label={translate('settings.mode')}>
        {MODES.map((value) => (
          <button
            key={value}
            type="button"
            data-action="set-mode"
            value={value}
            aria-pressed={value === mode}
            suppressHydrationWarning
          >
            {translate(`settings.${value}`)}
          </button>
        ))}
      </Choice>
      <LanguageChoice pathname={pathname} />
    </DrawerRoot>
  );
}

interface ChoiceProps {
  label: string;
  children: React.ReactNode;
}

function Choice({ label, children }: ChoiceProps) {
  const id = React.useId();
  return (
    <section role="group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <div data-drawer="choices">{children}</div>
    </section>
  );
}

/** Languages are links: each is an address of its own (SET-4). */
function LanguageChoice({ pathname }: Pick<SettingsDrawerProps, 'pathname'>) {
  const translate = useTranslate();
  const current = useLanguage();
  return (
    <Choice label={translate('settings.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={localizePathname(language, pathname)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          data-native=""
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </Choice>
  );
}
