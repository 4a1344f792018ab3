import * as React from 'react';
import type { Decorator } from '@storybook/react-vite';
import { I18nProvider, parseGlobals, SiteThemeProvider, type WorkbenchSettings } from '@vitrine/ui';
import { applyToDocument } from './applyToDocument.ts';
import { createWorkbenchTranslator } from './createWorkbenchTranslator.ts';

interface WorkbenchProvidersProps {
  settings: WorkbenchSettings;
  children?: React.ReactNode;
}

/** Gives a story or a docs page the settings of the toolbar, as the site's page gives them. */
export function WorkbenchProviders({ settings, children }: WorkbenchProvidersProps) {
  const key = JSON.stringify(settings);
  // The toolbar makes a new object at each change; the text of it is what changes.
  const stable = React.useMemo(() => JSON.parse(key) as WorkbenchSettings, [key]);
  const translate = React.useMemo(() => createWorkbenchTranslator(stable.language), [stable]);
  React.useLayoutEffect(() => applyToDocument(stable), [stable]);
  return (
    <SiteThemeProvider settings={stable}>
      <I18nProvider translate={translate}>{children}</I18nProvider>
    </SiteThemeProvider>
  );
}

/** Shows every story with the settings of the toolbar. */
export const withSettings: Decorator = (Story, { globals }) => (
  <WorkbenchProviders settings={parseGlobals(globals)}>
    <Story />
  </WorkbenchProviders>
);
