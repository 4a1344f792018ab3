import * as React from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { parseGlobals } from '@vitrine/ui';
import { docsThemes } from '../docsThemes.ts';
import { applyToDocument } from './applyToDocument.ts';

interface GlobalsEvent {
  globals: Record<string, unknown>;
}

/** Lets the docs pages follow the toolbar, which Storybook's own container does not. */
export function ThemedDocsContainer({ context, children }: React.PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = React.useState<Record<string, unknown>>(() => initialGlobals(context));
  React.useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const settings = parseGlobals(globals);
  React.useLayoutEffect(() => applyToDocument(settings));
  return (
    <DocsContainer context={context} theme={docsThemes[settings.paletteMode]}>
      {children}
    </DocsContainer>
  );
}

/** Globals of the first story that the page shows, or those of the address when it shows none. */
function initialGlobals(context: DocsContainerProps['context']): Record<string, unknown> {
  const [story] = context.componentStories();
  if (story) return context.getStoryContext(story).globals;
  const query = new URLSearchParams(window.location.search).get('globals') ?? '';
  return Object.fromEntries(query.split(';').map((pair) => pair.split(':') as [string, string]));
}
