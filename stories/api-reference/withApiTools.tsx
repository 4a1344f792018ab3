import * as React from 'react';
import type { Decorator } from '@storybook/react-vite';
import { installApiTools } from '@vitrine/ui/api-reference';
import { installSettings, parseGlobals, type SettingsStore } from '@vitrine/ui/settings';
import { createMemorySettings } from '../fixtures/createMemorySettings.ts';

function ApiToolsStage({ children }: React.PropsWithChildren) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const settings = createMemorySettings(parseGlobals({}));
    const ends = [
      showLayout(root, settings),
      installSettings(root, settings),
      installApiTools({ root }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return <div ref={ref}>{children}</div>;
}

/** Writes the layout setting to `data-api-layout` of the root element, as on the site. */
function showLayout(root: HTMLElement, settings: SettingsStore): () => void {
  const show = () => (root.dataset.apiLayout = settings.get().apiLayout);
  show();
  return settings.subscribe(show);
}

/** Installs the tools of an API page. */
export const withApiTools: Decorator = (Story) => (
  <ApiToolsStage>
    <Story />
  </ApiToolsStage>
);
