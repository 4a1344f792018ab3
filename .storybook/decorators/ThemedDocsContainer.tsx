import * as React from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { parseGlobals } from '@vitrine/ui/settings';
import { docsThemes } from '../theme/docsThemes.ts';
import { applyToDocument } from './applyToDocument.ts';
import { setFrameGlobals } from './setFrameGlobals.ts';

/** Mirrors Storybook's table of contents, because Storybook styles only left-to-right pages. */
const MIRRORED_CONTENTS = `
[dir="rtl"] .toc-wrapper .toc-list{padding:0;border-left:0;border-right:2px solid var(--docs-palette-divider)}
[dir="rtl"] .toc-wrapper .toc-list-item{margin:0 20px 0 0}
`;

type Globals = Record<string, unknown>;

interface GlobalsEvent {
  globals: Globals;
}

/** Applies the toolbar globals to a docs page and its iframes, because `DocsContainer` does not. */
export function ThemedDocsContainer({
  context,
  children,
}: React.PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = React.useState<Globals>(
    () => findStoryGlobals(context) ?? parseAddress(),
  );
  React.useEffect(() => {
    const channel = addons.getChannel();
    // A story in an iframe emits this event too, so prefer the globals of a story on this page.
    const follow = (event: GlobalsEvent) => setGlobals(findStoryGlobals(context) ?? event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  const settings = parseGlobals(globals);
  React.useLayoutEffect(() => applyToDocument(settings));
  const key = JSON.stringify(globals);
  React.useLayoutEffect(() => setFrameGlobals(JSON.parse(key) as Globals), [key]);
  return (
    <DocsContainer context={context} theme={docsThemes[settings.paletteMode]}>
      <style>{MIRRORED_CONTENTS}</style>
      {children}
    </DocsContainer>
  );
}

function findStoryGlobals(context: DocsContainerProps['context']): Globals | undefined {
  const [story] = context.componentStories();
  return story && context.getStoryContext(story).globals;
}

function parseAddress(): Globals {
  const query = new URLSearchParams(window.location.search).get('globals') ?? '';
  return Object.fromEntries(query.split(';').map((pair) => pair.split(':') as [string, string]));
}
