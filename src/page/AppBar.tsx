import * as React from 'react';
import { useLocalPath, useTranslate } from '../i18n/index.ts';
import { LineIcon } from '../internal/LineIcon.tsx';
import { Bar } from './AppBar.styles.ts';
import { Logo } from './Logo.tsx';
import { SETTINGS_ID } from '../settings/index.ts';
import { NAV_ID } from './page.constants.ts';

/** Site name, the same in every language. */
const SITE_NAME = 'Vitrine';

export interface AppBarProps {
  /** Whether the page has a side navigation to open. */
  hasNav?: boolean;
  /** URL of the workbench. */
  workbenchUrl: string;
  /** Switchers for the product and its version. */
  product?: React.ReactNode;
  /** Whether the page has settings to open. */
  hasSettings?: boolean;
  /** More controls, before the link to the workbench. */
  children?: React.ReactNode;
}

/** Renders the app bar with the current product and the controls of every page. */
export function AppBar({
  hasNav = false,
  hasSettings = false,
  workbenchUrl,
  product,
  children,
}: AppBarProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <Bar>
      {hasNav && (
        <button
          type="button"
          popoverTarget={NAV_ID}
          aria-label={translate('nav.open')}
          data-bar="menu"
        >
          <MenuIcon />
        </button>
      )}
      <a href={localPath('/')} aria-label={SITE_NAME} data-bar="home">
        <Logo />
        <span>{SITE_NAME}</span>
      </a>
      {product}
      <span data-bar="space" />
      {children}
      <a href={workbenchUrl} data-bar="link">
        {translate('appBar.workbench')}
      </a>
      <button type="button" data-action="toggle-mode" aria-label={translate('appBar.toggleMode')}>
        <ModeIcon />
      </button>
      {hasSettings && (
        <button type="button" popoverTarget={SETTINGS_ID} aria-label={translate('settings.open')}>
          <SettingsIcon />
        </button>
      )}
    </Bar>
  );
}

function MenuIcon() {
  return (
    <LineIcon>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </LineIcon>
  );
}

/** Draws three sliders. */
function SettingsIcon() {
  return (
    <LineIcon>
      <path d="M3 5h7M14 5h3M3 10h2M9 10h8M3 15h8M15 15h2" />
      <circle cx="12" cy="5" r="2" />
      <circle cx="7" cy="10" r="2" />
      <circle cx="13" cy="15" r="2" />
    </LineIcon>
  );
}

/** Draws a sun in light mode and a moon in dark mode. CSS switches them, without a script. */
function ModeIcon() {
  return (
    <LineIcon>
      <g data-icon="light">
        <circle cx="10" cy="10" r="3.5" />
        <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1" />
      </g>
      <path
        data-icon="dark"
        d="M16.5 12.2A6.8 6.8 0 0 1 7.8 3.5a6.8 6.8 0 1 0 8.7 8.7Z"
        strokeLinejoin="round"
      />
    </LineIcon>
  );
}
