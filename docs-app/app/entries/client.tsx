import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import {
  createTranslator,
  DEFAULT_LANGUAGE,
  DocsConfigProvider,
  I18nProvider,
  initialThemeSettings,
  isRoutable,
  SiteThemeProvider,
} from '@vitrine/ui';
import { interceptLinks } from '../routes/interceptLinks.ts';
import { loadDictionaries } from '../i18n/loadDictionaries.ts';
import { reportMissing } from '../updates/recoverModules.ts';
import { startUpdates } from '../updates/startUpdates.ts';
import { registerPrerenderedStyles } from '../styles/registerPrerenderedStyles.ts';
import { loadMissingRoute, loadRoute, routes } from '../routes/routes.tsx';
import { site } from '../../model/site.config.ts';
import '../shared/vitrineWindow.ts';

/** Replaces the document by the target of a redirect; rethrows any other reason. */
function followRedirect(reason: unknown): Promise<never> {
  const target = reason instanceof Response ? reason.headers.get('Location') : null;
  if (target === null) throw reason;
  location.replace(target + location.search + location.hash);
  return new Promise(() => {});
}

async function start(): Promise<void> {
  registerPrerenderedStyles();
  // Routes would normalize such a path to that of a page, while the host has none.
  if (!isRoutable(location.pathname)) {
    window.__vitrine.hydrated = true;
    return;
  }
  const { kind } = document.querySelector<HTMLElement>('script[data-kind]')?.dataset ?? {};
  // The URL is that of another page, which failed to load.
  if (kind === 'offline') return;
  const load = kind === 'not-found' ? loadMissingRoute : loadRoute;
  // An address that does not exist has the language of its not-found page.
  const language = document.documentElement.lang === 'zh' ? 'zh' : DEFAULT_LANGUAGE;
  const loaded = await Promise.all([
    load(location.pathname).catch(followRedirect),
    loadDictionaries(language),
  ]).catch(reportMissing);
  // Without its data the page stays as prerendered, and its links open documents.
  if (!loaded) return;
  const [page, dictionaries] = loaded;
  const translate = createTranslator({ language, dictionaries, warn: console.warn });
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { page } } });
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  React.startTransition(() => {
    hydrateRoot(
      container,
      <SiteThemeProvider settings={initialThemeSettings}>
        <I18nProvider translate={translate} language={language}>
          <DocsConfigProvider config={site}>
            <RouterProvider router={router} />
          </DocsConfigProvider>
        </I18nProvider>
      </SiteThemeProvider>,
    );
  });
  interceptLinks(router);
}

startUpdates();
void start();
