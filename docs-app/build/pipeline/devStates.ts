import { basename, join } from 'node:path';
import type { Redirect } from '@vitrine/ui/core';
import { bundleBootstrap, bundleServer, importServer } from '../vite/bundle.ts';
import { cacheBundle, nameBundles } from '../vite/cacheBundle.ts';
import type { Site } from '../routes/site.types.ts';
import { createLatest } from './createLatest.ts';
import { createVerdicts } from '../evidence/createVerdicts.ts';
import { readEvidence } from '../evidence/readEvidence.ts';
import { readFindings } from '../evidence/readFindings.ts';
import { modulePath, PRODUCTS, TAILWIND_SHEET } from '../../node/paths.ts';
import { ENTRIES } from '../vite/entries.ts';
import { prepareSite } from './prepareSite.ts';
import { listRedirects, listSiteData, type SiteData } from './siteData.ts';
import { strictMistakes } from '../shared/mistakes.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';

/** Data from which pages are rendered after an edit. */
export interface DevState {
  server: SiteServer;
  site: Site;
  assets: SiteAssets;
  redirects: readonly Redirect[];
  data: SiteData;
  edition: number;
}

export interface DevStates {
  /** Returns the draft if it meets a condition and no full state exists; else the newest state. */
  find: (condition: (state: DevState) => boolean) => Promise<DevState>;
  /** Returns the previous state, because open pages may still request its data. */
  previous: () => DevState | undefined;
  /** Reads the site again; edits in quick succession cause only one read. */
  reload: (edit: { isContent: boolean }) => void;
  edition: () => number;
}

export interface DevStatesOptions {
  onEdited: () => void;
  onError: (error: unknown) => void;
  onProgress: (line: string) => void;
}

interface Renderer {
  server: SiteServer;
  bootstrap: string;
}

const SETTLE_MS = 60;

/** Creates the states of a development site; drafts serve written pages until APIs are read. */
export function createDevStates({ onEdited, onError, onProgress }: DevStatesOptions): DevStates {
  const drafts = createLatest<DevState>(SETTLE_MS);
  const states = createLatest<DevState>(SETTLE_MS);
  let renderer = loadRenderer(onProgress);
  let isStale = false;
  let edition = 0;
  let newest: DevState | undefined;
  let previous: DevState | undefined;

  async function load(isDraft: boolean): Promise<DevState> {
    if (isStale) renderer = renderer.catch(() => {}).then(() => loadRenderer(onProgress));
    isStale = false;
    const state = await loadState(await renderer, { isDraft, onProgress });
    edition += 1;
    onEdited();
    return { ...state, edition };
  }

  async function loadAll(): Promise<DevState> {
    const state = await load(false);
    previous = newest;
    newest = state;
    return state;
  }

  function read(): void {
    const draft = newest ? undefined : drafts.renew(() => load(true));
    const state = Promise.resolve(draft).then(() => states.renew(loadAll));
    state.catch(onError);
  }

  read();
  return {
    async find(condition) {
      if (newest) return states.get();
      const draft = await drafts.get();
      return condition(draft) ? draft : states.get();
    },
    previous: () => previous,
    edition: () => edition,
    reload({ isContent }) {
      isStale ||= !isContent;
      read();
    },
  };
}

async function loadRenderer(onProgress: (line: string) => void): Promise<Renderer> {
  onProgress('bundling the page renderer');
  const dir = await cacheBundle(`server-${nameBundles(PRODUCTS)}`, (folder) =>
    bundleServer(folder, PRODUCTS),
  );
  return { server: await importServer(dir), bootstrap: await bundleBootstrap() };
}

async function loadState(
  { server, bootstrap }: Renderer,
  { isDraft, onProgress }: { isDraft: boolean; onProgress: (line: string) => void },
): Promise<Omit<DevState, 'edition'>> {
  if (isDraft) onProgress('reading pages');
  const urlOf = (file: string) => `/${modulePath(file)}`;
  // Vite loads imported style sheets, but no module imports the Tailwind style sheet.
  const cssOf = (file: string) =>
    basename(file) === 'tailwind.tsx' ? [urlOf(join(PRODUCTS, TAILWIND_SHEET))] : [];
  const modules = [`/${ENTRIES.search}`, `/${ENTRIES.client}`];
  const prepared = await prepareSite({
    productsDir: PRODUCTS,
    mistakes: strictMistakes,
    server,
    assets: {
      ...{ bootstrap, modules, urlOf, cssOf },
      frameModules: [`/${ENTRIES.frame}`],
      thirdParty: `/${ENTRIES.thirdParty}`,
    },
    evidenceFor: createVerdicts(readEvidence(), readFindings(PRODUCTS)),
    isDraft,
    onExtracting: (line) => onProgress(`reading the ${line}`),
    onExtracted: onProgress,
  });
  const redirects = listRedirects(prepared.site);
  return { server, ...prepared, redirects, data: listSiteData(prepared.site, redirects) };
}
