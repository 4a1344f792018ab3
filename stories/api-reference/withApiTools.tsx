import * as React from 'react';
import type { Decorator } from '@storybook/react-vite';
import { installApiTools, type ApiToolsPorts } from '@vitrine/ui/api-reference';
import { installSettings, parseGlobals, type SettingsStore } from '@vitrine/ui/settings';
import { createMemorySettings } from '../fixtures/createMemorySettings.ts';

type StageProps = React.PropsWithChildren<Omit<ApiToolsPorts, 'root'>>;

function ApiToolsStage({ readMarkdown, copy, children }: StageProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const settings = createMemorySettings(parseGlobals({}));
    const ends = [
      showLayout(root, settings),
      installSettings(root, settings),
      installApiTools({ root, readMarkdown, copy }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [readMarkdown, copy]);
  return <div ref={ref}>{children}</div>;
}

/** Writes the layout setting to `data-api-layout` of the root element, as on the site. */
function showLayout(root: HTMLElement, settings: SettingsStore): () => void {
  const show = () => (root.dataset.apiLayout = settings.get().apiLayout);
  show();
  return settings.subscribe(show);
}

/** Installs the tools of an API page. `parameters.ports` provides `copy` and `readMarkdown`. */
export const withApiTools: Decorator = (Story, { parameters }) => (
  <ApiToolsStage {...(parameters.ports as Omit<ApiToolsPorts, 'root'>)}>
    <Story />
  </ApiToolsStage>
);
