import * as React from 'react';
import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from '@vitrine/ui/i18n';
import { parseGlobals, type WorkbenchSettings } from '@vitrine/ui/settings';
import { SiteThemeProvider } from '@vitrine/ui/theme';
import { applyToDocument } from './applyToDocument.ts';
import { createWorkbenchTranslator } from './createWorkbenchTranslator.ts';
import { imitateForcedColors } from './imitateForcedColors.ts';
import { markMain } from './markMain.ts';
import { parsePointerState, type PointerState } from './pointerStates.ts';
import { showState } from './showState.ts';

interface WorkbenchProvidersProps {
  settings: WorkbenchSettings;
  /** Whether the story is on a docs page with other stories. */
  isInline: boolean;
  /** Whether forced colors are emulated. */
  isForced: boolean;
  /** Hover, active or focus state, forced on every element that supports the state. */
  state: PointerState | undefined;
  /** Element in which Storybook renders the story. */
  place: HTMLElement;
  /** Title in the story file, such as `Docs UI/Button`. */
  title: string;
  children?: React.ReactNode;
}

/** Provides the toolbar settings to a story, as a page of the site does. */
function WorkbenchProviders({
  settings,
  isInline,
  isForced,
  state,
  place,
  title,
  children,
}: WorkbenchProvidersProps) {
  const key = JSON.stringify(settings);
  // The toolbar creates a new object at each change, so compare the settings as JSON.
  const stable = React.useMemo(() => JSON.parse(key) as WorkbenchSettings, [key]);
  const translate = React.useMemo(
    () => createWorkbenchTranslator(stable.pseudo ? 'pseudo' : stable.language),
    [stable],
  );
  return (
    <SiteThemeProvider settings={stable}>
      <I18nProvider translate={translate} language={stable.language}>
        {isInline ? (
          <InlineStory settings={stable}>{children}</InlineStory>
        ) : (
          <>
            <DocumentSettings settings={stable} />
            <MainLandmark place={place} title={title} />
            {isForced && <ForcedColors />}
            {state && <ShownState state={state} />}
            {children}
          </>
        )}
      </I18nProvider>
    </SiteThemeProvider>
  );
}

/** Runs its effect before the effects of the story, so that the story can override the settings. */
function DocumentSettings({ settings }: Pick<WorkbenchProvidersProps, 'settings'>) {
  React.useLayoutEffect(() => applyToDocument(settings), [settings]);
  return null;
}

/** Runs its effect before the effects of the story, like `DocumentSettings`. */
function MainLandmark({ place, title }: Pick<WorkbenchProvidersProps, 'place' | 'title'>) {
  React.useLayoutEffect(() => markMain(place, title), [place, title]);
  return null;
}

function ForcedColors() {
  React.useEffect(() => imitateForcedColors(document.documentElement), []);
  return null;
}

function ShownState({ state }: { state: PointerState }) {
  React.useEffect(() => showState(state), [state]);
  return null;
}

/** Applies story settings to a wrapper, because the document has the settings of the docs page. */
function InlineStory({
  settings,
  children,
}: Pick<WorkbenchProvidersProps, 'settings' | 'children'>) {
  const surface = {
    backgroundColor: 'var(--docs-palette-background-default)',
    color: 'var(--docs-palette-text-primary)',
  };
  return (
    <div
      lang={settings.language}
      dir={settings.direction}
      data-mode={settings.paletteMode}
      style={surface}
    >
      {children}
    </div>
  );
}

/** Renders every story with the settings of the toolbar. */
export const withSettings: Decorator = (Story, { globals, viewMode, canvasElement, title }) => (
  <WorkbenchProviders
    settings={parseGlobals(globals)}
    isInline={viewMode === 'docs'}
    isForced={globals['contrast'] === 'forced'}
    state={parsePointerState(globals['state'])}
    place={canvasElement}
    title={title}
  >
    <Story />
  </WorkbenchProviders>
);
