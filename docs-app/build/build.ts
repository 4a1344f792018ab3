import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Manifest } from 'vite';
import { AD_PATHS, DocsError, WORKBENCH_EVIDENCE, WORKBENCH_PROOFS } from '@vitrine/ui/core';
import {
  bundleClient,
  bundleBootstrap,
  bundleServer,
  importServer,
  publishClient,
  readManifest,
} from './vite/bundle.ts';
import { cacheBundle, nameBundles } from './vite/cacheBundle.ts';
import { DIST, PRODUCTS, SITE } from '../node/paths.ts';
import { createBuildFolder, discardBuild, publishBuild } from './deploy/buildFolder.ts';
import {
  keepEarlierBuilds,
  NO_EARLIER_BUILDS,
  readEarlierBuilds,
  type EarlierBuilds,
} from './deploy/earlierBuilds.ts';
import { createVerdicts, failOnFailedDemo } from './evidence/createVerdicts.ts';
import { summarizeTests } from './evidence/summarizeTests.ts';
import { readFindings } from './evidence/readFindings.ts';
import type { Evidence } from '@vitrine/ui/core';
import { EVIDENCE_FILE, readEvidence } from './evidence/readEvidence.ts';
import { formatSources } from './evidence/builtSources.ts';
import { publishReview } from './evidence/publishReview.ts';
import { readProofRun } from './evidence/readProofs.ts';
import { bundleAdFrame } from './ad-frame/bundleAdFrame.ts';
import { bundleSandbox } from './sandbox/bundleSandbox.ts';
import { writeHostHeaders } from './head/hostHeaders.ts';
import { addWorkbenchPolicies } from './head/workbenchPolicy.ts';
import { ENTRIES } from './vite/entries.ts';
import { buildWorkbench } from './pipeline/buildWorkbench.ts';
import { checkSources, emptyServer, noAssets } from './pipeline/checkSources.ts';
import { prepareSite, type SiteParts } from './pipeline/prepareSite.ts';
import { collectMistakes, writeMistakes } from './shared/mistakes.ts';
import { parseSiteEnv } from './shared/siteEnv.ts';
import { writeSiteFile } from './shared/writeSiteFile.ts';
import type { SiteServer } from './shared/server.types.ts';
import { bundleWorker } from './service-worker/bundleWorker.ts';
import { nameBuild } from './shared/nameBuild.ts';
import { listPrecacheUrls, writeWorker } from './service-worker/writeWorker.ts';
import { WORKER_PATH } from '../service-worker/worker.constants.ts';
import { prerender, type PrerenderInput } from './pipeline/prerender.ts';

process.env.NODE_ENV = 'production';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: PRODUCTS },
    out: { type: 'string', default: DIST },
    keep: { type: 'string' },
    'no-workbench': { type: 'boolean', default: false },
    evidence: { type: 'string', default: EVIDENCE_FILE },
    'no-evidence': { type: 'boolean', default: false },
    // Ignores cached bundles of earlier builds.
    'no-cache': { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
  },
});

async function step<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return value;
}

function reportProgress(done: number, all: number): void {
  if (done === all || done % 50 === 0) console.log(`  ${done} of ${all} pages`);
}

/** Writes the source hashes and the test results into the folder of the workbench. */
async function writeProof(dir: string, { sources, evidence }: SiteBuild): Promise<void> {
  const proofs = options['no-evidence'] ? undefined : readProofRun();
  await writeSiteFile(dir, ...sources);
  await writeSiteFile(dir, WORKBENCH_EVIDENCE, JSON.stringify(evidence ?? null));
  await writeSiteFile(dir, WORKBENCH_PROOFS, JSON.stringify(proofs ?? null));
}

type PrerenderParts = Omit<PrerenderInput, 'only' | 'onProgress' | 'onProblem'>;

interface SiteBuild {
  evidence: Evidence | undefined;
  /** Folder of the unfinished build. */
  outDir: string;
  productsDir: string;
  /** File with the hashes of the sources, from before the build reads them. */
  sources: ReturnType<typeof formatSources>;
  /** Cache key of the bundles; unique when the cache is off. */
  bundles: string;
  version: string;
}

async function publishAdFrame(outDir: string, scriptUrl: string | undefined): Promise<void> {
  if (scriptUrl === undefined) return;
  await step('ad iframe', async () =>
    writeSiteFile(outDir, AD_PATHS.frame, await bundleAdFrame(scriptUrl)),
  );
}

async function bundleBrowserModules(build: SiteBuild): Promise<Manifest> {
  const { outDir, productsDir, bundles } = build;
  const make = (dir: string) => bundleClient(dir, productsDir);
  return publishClient(await cacheBundle(`client-${bundles}`, make), outDir);
}

async function bundlePageRenderer({ bundles, productsDir }: SiteBuild): Promise<SiteServer> {
  const make = (dir: string) => bundleServer(dir, productsDir);
  return importServer(await cacheBundle(`server-${bundles}`, make));
}

/** Reads the pages and the API data. A demo that failed its test counts as a mistake. */
function readContent(
  { productsDir, version, evidence }: SiteBuild,
  parts: Pick<SiteParts, 'server' | 'assets'>,
) {
  return step('content and API data', () =>
    prepareSite({
      ...parts,
      ...{ productsDir, version, mistakes },
      evidenceFor: failOnFailedDemo(createVerdicts(evidence, readFindings(productsDir))),
      tests: evidence && summarizeTests(evidence),
      onExtracted: (line) => console.log(`  ${line}`),
    }),
  );
}

/** Reads and checks the content without bundles, because their sources have mistakes. */
async function readWithoutBundles(build: SiteBuild): Promise<PrerenderParts> {
  const server = emptyServer;
  const content = await readContent(build, { server, assets: noAssets });
  return { ...content, server, outDir: build.outDir, mistakes };
}

/** Bundles the modules and reads the content of the site. */
async function readSite(build: SiteBuild): Promise<PrerenderParts> {
  const { outDir, productsDir, version } = build;
  const { base } = parseSiteEnv(process.env);
  const client = await step('browser modules', () => bundleBrowserModules(build));
  const bootstrap = await step('bootstrap script', bundleBootstrap);
  const server = await step('page renderer', () => bundlePageRenderer(build));
  await step('demo sandbox', async () => {
    const files = await bundleSandbox({ productsDir, baseCss: server.baseCss });
    for (const [path, text] of Object.entries(files)) await writeSiteFile(outDir, path, text);
  });
  const { urlOf, cssOf, modulesOf } = readManifest(client, { productsDir, base });
  const worker = await step('service worker', bundleWorker);
  const { site, assets } = await readContent(build, {
    server,
    assets: {
      bootstrap,
      modules: modulesOf(join(SITE, ENTRIES.search), join(SITE, ENTRIES.client)),
      frameModules: modulesOf(join(SITE, ENTRIES.frame)),
      thirdParty: urlOf(join(SITE, ENTRIES.thirdParty)),
      ...{ urlOf, cssOf },
    },
  });
  const lines = site.problems.map((one) => `no API page for ${one.subject}: ${one.reason}`);
  for (const line of [...lines, ...site.notes]) console.warn(`  ${line}`);
  await publishAdFrame(outDir, site.env.ads.scriptUrl);
  const host = site.env.workerHost;
  const script = writeWorker({
    scripts: worker,
    host,
    version,
    shell: listPrecacheUrls(assets, base),
  });
  await writeSiteFile(outDir, WORKER_PATH, script);
  return { site, server, assets, outDir, mistakes };
}

/** Renders the pages and returns their number. */
async function writeSite(parts: PrerenderParts): Promise<number> {
  const { outDir } = parts;
  const pages = await step('pages', () =>
    prerender({
      ...parts,
      only: options.page,
      onProgress: reportProgress,
      onProblem: (line) => console.warn(`  ${line}`),
    }),
  );
  if (mistakes.list.length === 0)
    await writeSiteFile(outDir, '_headers', writeHostHeaders(parts.site.env.base));
  return pages;
}

/** Builds the workbench, unless `--no-workbench` is set or the site has mistakes. */
async function writeWorkbench(build: SiteBuild, signal: AbortSignal): Promise<void> {
  const { outDir, productsDir, evidence } = build;
  if (options['no-workbench'] || mistakes.list.length > 0) return;
  const workbench = join(outDir, 'workbench');
  await step('workbench', () => buildWorkbench({ dir: workbench, productsDir, signal }));
  publishReview(workbench, evidence);
  addWorkbenchPolicies(workbench);
  await writeProof(workbench, build);
}

/** Reads the builds in the `--keep` folder. */
function readKept(): Promise<EarlierBuilds> {
  const { keep } = options;
  if (keep === undefined) return Promise.resolve(NO_EARLIER_BUILDS);
  return step('earlier builds', () => readEarlierBuilds(keep));
}

const failed = new AbortController();
const mistakes = collectMistakes();

/** Stops the build of the workbench when the site has mistakes. */
function stopOnMistake(): void {
  if (mistakes.list.length > 0) failed.abort();
}

/** Ignores the error of an aborted workbench build; the printed mistakes explain the reason. */
function ignoreStop(error: unknown): void {
  if (!failed.signal.aborted) throw error;
}

/** Writes the files of earlier builds, publishes the build, and prints the summary. */
async function finish({ pages, earlier, build }: FinishedBuild): Promise<void> {
  const { outDir, version } = build;
  const kept = await keepEarlierBuilds(outDir, { name: version, earlier });
  if (kept > 0) console.log(`  kept the files of ${kept} earlier build${kept > 1 ? 's' : ''}`);
  await publishBuild(out);
  console.log(`${pages} pages in ${out}`);
}

interface FinishedBuild {
  pages: number;
  earlier: EarlierBuilds;
  build: SiteBuild;
}

/** Prints the mistakes of authors and sets the exit code to 1. */
function reportMistakes(): void {
  console.error(`\n${writeMistakes(mistakes)}`);
  process.exitCode = 1;
}

const out = resolve(options.out);

try {
  const productsDir = resolve(options.products);
  const earlier = await readKept();
  const outDir = await createBuildFolder(out);
  const sources = formatSources(productsDir);
  const evidence = options['no-evidence'] ? undefined : readEvidence(options.evidence);
  const version = nameBuild({ productsDir, env: process.env, evidence });
  const bundles = options['no-cache'] ? randomUUID() : nameBundles(productsDir);
  const build = { outDir, productsDir, sources, bundles, version, evidence };
  await step('sources', () => checkSources(productsDir, mistakes));
  const read = mistakes.list.length > 0 ? readWithoutBundles : readSite;
  const parts = await read(build);
  // Prerendering uses one thread, so the workbench builds in parallel on another core.
  const [pages] = await Promise.all([
    writeSite(parts).finally(stopOnMistake),
    writeWorkbench(build, failed.signal).catch(ignoreStop),
  ]);
  if (mistakes.list.length > 0) reportMistakes();
  else await finish({ pages, earlier, build });
} catch (error) {
  failed.abort();
  if (error instanceof DocsError) mistakes.report(error);
  reportMistakes();
  if (!(error instanceof DocsError)) throw error;
} finally {
  await discardBuild(out);
}
