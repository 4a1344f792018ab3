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
  /** Whether the story stands on a docs page, among others. */
  isInline: boolean;
  /** Whether colours are shown as where the reader forces their own. */
  isForced: boolean;
  /** What everything is shown in, as if somebody pointed at it. */
  state: PointerState | undefined;
  /** Where Storybook draws the story. */
  place: HTMLElement;
  /** Title of the story's file. */
  title: string;
  children?: React.ReactNode;
}

/** Gives a story the settings of the toolbar, as the site's page gives them. */
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
  // The toolbar makes a new object at each change; the text of it is what changes.
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

/** Stands before the story: its effect comes before those of the story, which may choose more. */
function DocumentSettings({ settings }: Pick<WorkbenchProvidersProps, 'settings'>) {
  React.useLayoutEffect(() => applyToDocument(settings), [settings]);
  return null;
}

/** Stands before the story, like the settings. */
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

/** On a docs page the document follows the toolbar; a story with settings of its own keeps them to itself. */
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

/** Shows every story with the settings of the toolbar. */
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
