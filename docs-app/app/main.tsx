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

/** Tells whether a path can be read; one that cannot is no page, and no router's business. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  if (!isReadable(location.pathname)) {
    window.__vitrine.hydrated = true;
    return;
  }
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
