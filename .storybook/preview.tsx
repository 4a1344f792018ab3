import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { AXE_TAGS } from '@vitrine/ui/core';
import { createWorkbenchTranslator } from './decorators/createWorkbenchTranslator.ts';
import { playAsWritten } from './decorators/playAsWritten.ts';
import { restUntilPlayed } from './decorators/restUntilPlayed.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { hideElementControls } from './docs/hideElementControls.ts';
import { hideEmptyControls } from './docs/hideEmptyControls.ts';
import { emitDemoSource, isShownProp, transformSource } from './docs/showSource.ts';
import { waitForPaint } from './decorators/waitForPaint.ts';
import { showEvents } from './decorators/showEvents.ts';
import { ThemedDocsContainer } from './decorators/ThemedDocsContainer.tsx';
import { withSettings } from './decorators/withSettings.tsx';
import { globalTypes, initialGlobals } from './toolbar/globalTypes.ts';
import { limitStoryModes } from './toolbar/limitModes.ts';
import { modes } from './toolbar/modes.ts';
import { viewports } from './toolbar/viewports.ts';

interface SortedEntry {
  title: string;
}

interface PreviewParameters extends Record<string, unknown> {
  options: { storySort: (a: SortedEntry, b: SortedEntry) => number };
}

// On a busy machine, transitions of libraries can take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });

/**
 * Elements that the axe rule `region` accepts outside of landmarks. Libraries render tooltips at
 * the end of the body, outside of the landmark of the element that they describe.
 */
const OWN_REGIONS = 'dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withSettings],
  argTypesEnhancers: [hideElementControls, hideEmptyControls, limitStoryModes],
  beforeEach: [restUntilPlayed, playAsWritten, showEvents, emitDemoSource],
  afterEach: waitForPaint,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    createTranslator: createWorkbenchTranslator,
    chromatic: { modes },
    a11y: {
      test: 'error',
      // The addon disables the rule `region`. Stories are in a main landmark, so axe can check it.
      config: {
        rules: [{ id: 'region', enabled: true }],
        checks: [{ id: 'region', options: { regionMatcher: OWN_REGIONS } }],
      },
      options: {
        runOnly: AXE_TAGS,
        // Do not collect every element of passed rules.
        resultTypes: ['violations', 'incomplete'],
        // Do not preload the text of style sheets, because none of these rules reads it.
        preload: { assets: ['media'] },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: ThemedDocsContainer,
      page: DocsPage,
      toc: { headingSelector: 'h2, h3' },
      codePanel: true,
      // Renders the JSX of stories without args, too, instead of the story object.
      source: { type: 'dynamic', language: 'tsx', transform: transformSource },
    },
    jsx: { filterProps: isShownProp },
    viewport: { options: viewports },
    // The grid of the toolbar's backgrounds uses the default spacing unit of the theme.
    backgrounds: { grid: { cellSize: 8, cellAmount: 4, opacity: 0.3, offsetX: 16, offsetY: 16 } },
    options: {
      // Storybook evaluates the source text of this function on the server, without imports.
      // `main.ts` sets the categories.
      storySort: (a, b) => {
        const categories = JSON.parse(process.env['SIDEBAR_CATEGORIES'] ?? '[]');
        const ranks = [a, b].map(({ title }) => {
          const category = title.split('/')[0] ?? '';
          if (categories.includes(category)) return categories.indexOf(category);
          throw new Error(
            `Unknown sidebar category "${category}" in "${title}". Start the title with the name of a product, or with another category: ${categories.join(', ')}.`,
          );
        });
        return (
          (ranks[0] ?? 0) - (ranks[1] ?? 0) ||
          a.title.localeCompare(b.title, 'en', { numeric: true })
        );
      },
    },
  } satisfies PreviewParameters,
};

export default preview;
