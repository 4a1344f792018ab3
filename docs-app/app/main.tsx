import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import {
  createTranslator,
  I18nProvider,
  initialThemeSettings,
  SiteThemeProvider,
} from '@vitrine/ui';
import ui from '../translations/ui.json';
import { interceptLinks } from './interceptLinks.ts';
import { loadRoute, routes } from './routes.tsx';
import './vitrineWindow.ts';

const translate = createTranslator({
  language: 'en',
  dictionaries: { en: ui },
  warn: console.warn,
});

async function start(): Promise<void> {
  const missing = document.querySelector('script[data-kind="not-found"]') !== null;
  const page = await loadRoute(location.pathname, missing);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { page } } });
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  React.startTransition(() => {
    hydrateRoot(
      container,
      <SiteThemeProvider settings={initialThemeSettings}>
        <I18nProvider translate={translate}>
          <RouterProvider router={router} />
        </I18nProvider>
      </SiteThemeProvider>,
    );
  });
  interceptLinks(router);
}

void start();
