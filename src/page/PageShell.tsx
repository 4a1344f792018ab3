import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { Chevron } from '../product/index.ts';
import { hidePopoversOnResize } from './hidePopoversOnResize.ts';
import { CONTENTS_ID, MAIN_ID, NAV_ID } from './page.constants.ts';
import { ShellRoot } from './PageShell.styles.ts';
import { SkipLink } from './SkipLink.tsx';

export interface PageShellProps {
  /** App bar at the top of the page. */
  appBar: React.ReactNode;
  /** Side navigation. A page without it is as wide as the viewport. */
  nav?: React.ReactNode;
  /** Table of contents beside the content; a popover on small screens. */
  aside?: React.ReactNode;
  /** Footer below the content. */
  footer?: React.ReactNode;
  /** Paths of the list of all pages and of the page's Markdown, for AI agents. */
  agents?: { index: string; markdown: string } | undefined;
  /** Content of the page. */
  children?: React.ReactNode;
}

/** Lays out a page with slots for app bar, navigation, content, aside and footer. */
export function PageShell({ appBar, nav, aside, footer, agents, children }: PageShellProps) {
  const translate = useTranslate();
  React.useEffect(() => hidePopoversOnResize(document), []);
  return (
    <>
      <SkipLink />
      {agents && <AgentPointer {...agents} />}
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
        {aside && (
          <div data-shell="contents">
            <button type="button" popoverTarget={CONTENTS_ID}>
              {translate('page.tocTitle')}
              <Chevron />
            </button>
          </div>
        )}
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        {aside && (
          <div id={CONTENTS_ID} popover="auto" data-shell="aside">
            {aside}
          </div>
        )}
      </ShellRoot>
      {footer}
    </>
  );
}

/** Renders a hidden paragraph with the paths of the index and the Markdown, for AI agents. */
function AgentPointer(agents: NonNullable<PageShellProps['agents']>) {
  const translate = useTranslate();
  const { index } = agents;
  const [before, after] = translate('page.agents', agents).split(index);
  return (
    <p hidden>
      {before}
      <a href={index}>{index}</a>
      {after}
    </p>
  );
}
