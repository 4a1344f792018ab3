import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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
import type { Language } from '@vitrine/ui/core';
import { interceptLinks } from '../routes/interceptLinks.ts';
import { loadDictionaries } from '../i18n/loadDictionaries.ts';
import { documentBuild, getTabReload } from '../updates/browserReload.ts';
import { reportMissing } from '../updates/recoverModules.ts';
import { startUpdates } from '../updates/startUpdates.ts';
import { registerPrerenderedStyles } from '../styles/registerPrerenderedStyles.ts';
import { loadMissingRoute, loadRoute, routes, type RouteData } from '../routes/routes.tsx';
import { followRouter, startScrollMemory } from '../routes/scrollMemory.ts';
import type { SitePage } from '../../model/page.types.ts';
import { site } from '../../model/site.config.ts';
import { followPrint } from '../shared/followPrint.ts';
import { followTranslation, isTranslated, reportMismatch } from '../shared/followTranslation.ts';
import '../shared/vitrineWindow.ts';
import { routerAtBase, withBase, withoutBase } from '../shared/base.ts';

/** Opens the target when the reason is a redirect; rethrows any other reason. */
function followRedirect(reason: unknown): Promise<never> {
  const target = reason instanceof Response ? reason.headers.get('Location') : null;
  if (target === null) throw reason;
  location.replace(withBase(target) + location.search + location.hash);
  return new Promise(() => {});
}

/** Reloads the page when Back or Forward changed its pathname; returns whether it reloads. */
function reloadMoved(): boolean {
  const hasMoved = location.pathname !== window.__vitrine.pathname;
  if (hasMoved) location.reload();
  return hasMoved;
}

interface InitialData {
  route: RouteData;
  language: Language;
  dictionaries: Awaited<ReturnType<typeof loadDictionaries>>;
}

/** Reloads when the data is of another build than the document; returns whether it is. */
function reloadSkewed({ build = documentBuild() }: SitePage): boolean {
  const isSkewed = build !== documentBuild();
  if (isSkewed) getTabReload().reloadFor(`skew ${build}`);
  return isSkewed;
}

/** Loads the data for hydration; undefined when the page must stay as prerendered. */
async function loadInitialData(): Promise<InitialData | undefined> {
  // Do not hydrate: the host has no page at this path, and the router would normalize the path.
  if (!isRoutable(location.pathname)) {
    window.__vitrine.hydrated = true;
    return undefined;
  }
  const { kind } = document.querySelector<HTMLElement>('script[data-kind]')?.dataset ?? {};
  // Do not hydrate the offline page: its URL is that of the page that failed to load.
  if (kind === 'offline') return undefined;
  const load = kind === 'not-found' ? loadMissingRoute : loadRoute;
  // Read the language from `lang`, which is also correct on a not-found page.
  const language = document.documentElement.lang === 'zh' ? 'zh' : DEFAULT_LANGUAGE;
  const loaded = await Promise.all([
    load(withoutBase(location.pathname)).catch(followRedirect),
    loadDictionaries(language),
  ]).catch(reportMissing);
  // Without data, the page stays as prerendered, and its links open new documents.
  if (!loaded || reloadMoved() || reloadSkewed(loaded[0].page)) return undefined;
  const [route, dictionaries] = loaded;
  return { route, language, dictionaries };
}

function hydrate({ route, language, dictionaries }: InitialData): void {
  const translate = createTranslator({ language, dictionaries, warn: console.warn });
  startScrollMemory();
  followTranslation(document.body);
  followPrint(document.documentElement);
  const router = createBrowserRouter(
    routes,
    routerAtBase({ hydrationData: { loaderData: { page: route } } }),
  );
  const container = document.getElementById('docs-root');
  if (!container) throw new Error('The document has no #docs-root.');
  const app = (
    <SiteThemeProvider settings={initialThemeSettings}>
      <I18nProvider translate={translate} language={language}>
        <DocsConfigProvider config={site}>
          <RouterProvider router={router} />
        </DocsConfigProvider>
      </I18nProvider>
    </SiteThemeProvider>
  );
  if (isTranslated(container)) createRoot(container).render(app);
  else {
    const options = { onRecoverableError: reportMismatch };
    React.startTransition(() => void hydrateRoot(container, app, options));
  }
  followRouter(router);
  interceptLinks(router);
}

async function start(): Promise<void> {
  if (reloadMoved()) return;
  registerPrerenderedStyles();
  const data = await loadInitialData();
  if (data) hydrate(data);
  else document.documentElement.dataset.static = '';
}

startUpdates();
void start();
