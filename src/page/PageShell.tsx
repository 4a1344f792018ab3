import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { MAIN_ID, NAV_ID } from './page.constants.ts';
import { ShellRoot } from './PageShell.styles.ts';
import { SkipLink } from './SkipLink.tsx';

export interface PageShellProps {
  appBar: React.ReactNode;
  /** Side navigation; a page without one is as wide as the window. */
  nav?: React.ReactNode;
  /** Contents list beside the text. */
  aside?: React.ReactNode;
  footer?: React.ReactNode;
  children?: React.ReactNode;
}

/** Frames a page: slots for the bar, the navigation, the text, what stands beside it and the footer. */
export function PageShell({ appBar, nav, aside, footer, children }: PageShellProps) {
  const translate = useTranslate();
  return (
    <>
      <SkipLink />
      {appBar}
      <ShellRoot data-layout={nav ? 'docs' : 'wide'}>
        {nav && (
          <nav id={NAV_ID} popover="auto" aria-label={translate('nav.label')} tabIndex={-1}>
            <button
              type="button"
              popoverTarget={NAV_ID}
              popoverTargetAction="hide"
              data-shell="close"
            >
              {translate('nav.close')}
            </button>
            {nav}
          </nav>
        )}
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        {aside && <div data-shell="aside">{aside}</div>}
      </ShellRoot>
      {footer}
    </>
  );
}
