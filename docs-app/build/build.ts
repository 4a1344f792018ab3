import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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
import { DIST, PRODUCTS, ROOT, SITE } from '../node/paths.ts';
import {
  keepEarlierBuilds,
  NO_EARLIER_BUILDS,
  readEarlierBuilds,
  type EarlierBuilds,
} from './deploy/earlierBuilds.ts';
import { createVerdicts, failOnFailedDemo } from './evidence/createVerdicts.ts';
import { readFindings } from './evidence/readFindings.ts';
import type { Evidence } from '@vitrine/ui/core';
import { EVIDENCE_FILE, nameSources, readEvidence, SOURCES_FILE } from './evidence/readEvidence.ts';
import { readProofRun } from './evidence/readProofs.ts';
import { bundleAdFrame } from './ad-frame/bundleAdFrame.ts';
import { bundleSandbox } from './sandbox/bundleSandbox.ts';
import { listPolicies, writeHostHeaders } from './head/hostHeaders.ts';
import { addWorkbenchPolicies } from './head/workbenchPolicy.ts';
import { ENTRIES } from './vite/entries.ts';
import { prepareSite } from './pipeline/prepareSite.ts';
import { writeSiteFile } from './shared/writeSiteFile.ts';
import type { SiteServer } from './shared/server.types.ts';
import { bundleWorker } from './service-worker/bundleWorker.ts';
import { nameBuild } from './shared/nameBuild.ts';
import { listPrecacheUrls, writeWorker } from './service-worker/writeWorker.ts';
import { WORKER_PATH } from '../service-worker/worker.constants.ts';
import { STORYBOOK_CLI } from '../node/cliPaths.ts';
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
    // Ignores bundles of earlier builds.
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

/** Builds the workbench from the same modules as the pages. */
function buildWorkbench(outDir: string, signal: AbortSignal): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      STORYBOOK_CLI,
      'build',
      '--config-dir',
      '.storybook',
      '--output-dir',
      outDir,
      '--quiet',
      '--disable-telemetry',
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], signal },
  );
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `Storybook failed to build the workbench. Its output:\n${Buffer.concat(output).toString()}`,
            ),
          ),
    );
  });
}

function reportProgress(done: number, all: number): void {
  if (done === all || done % 50 === 0) console.log(`  ${done} of ${all} pages`);
}

/** Writes the hash of the sources and the results of the tests next to the workbench. */
async function writeProof(dir: string, evidence: Evidence | undefined): Promise<void> {
  const proofs = options['no-evidence'] ? undefined : readProofRun();
  await writeSiteFile(dir, SOURCES_FILE, JSON.stringify({ sources: nameSources() }));
  await writeSiteFile(dir, WORKBENCH_EVIDENCE, JSON.stringify(evidence ?? null));
  await writeSiteFile(dir, WORKBENCH_PROOFS, JSON.stringify(proofs ?? null));
}

type PrerenderParts = Omit<PrerenderInput, 'only' | 'onProgress'>;

interface SiteBuild {
  evidence: Evidence | undefined;
  outDir: string;
  productsDir: string;
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

async function bundlePageRenderer({ bundles }: SiteBuild): Promise<SiteServer> {
  return importServer(await cacheBundle(`server-${bundles}`, bundleServer));
}

/** Bundles the modules and reads the content of the site. */
async function readSite(build: SiteBuild): Promise<PrerenderParts> {
  const { outDir, productsDir, version, evidence } = build;
  const client = await step('browser modules', () => bundleBrowserModules(build));
  const bootstrap = await step('bootstrap script', bundleBootstrap);
  const server = await step('page renderer', () => bundlePageRenderer(build));
  await step('demo sandbox', async () => {
    const files = await bundleSandbox({ productsDir, baseCss: server.baseCss });
    for (const [path, text] of Object.entries(files)) await writeSiteFile(outDir, path, text);
  });
  const { urlOf, cssOf, modulesOf } = readManifest(client);
  const worker = await step('service worker', bundleWorker);
  const { site, assets } = await step('content and API data', () =>
    prepareSite({
      productsDir,
      server,
      version,
      evidenceFor: failOnFailedDemo(createVerdicts(evidence, readFindings(productsDir))),
      onExtracted: (line) => console.log(`  ${line}`),
      assets: {
        bootstrap,
        modules: modulesOf(join(SITE, ENTRIES.client)),
        thirdParty: urlOf(join(SITE, ENTRIES.thirdParty)),
        urlOf,
        cssOf,
      },
    }),
  );
  for (const { subject, reason } of site.problems) {
    console.warn(`  no API page for ${subject}: ${reason}`);
  }
  await publishAdFrame(outDir, site.env.ads.scriptUrl);
  const host = site.env.workerHost;
  const script = writeWorker({ scripts: worker, host, version, shell: listPrecacheUrls(assets) });
  await writeSiteFile(outDir, WORKER_PATH, script);
  return { site, server, assets, outDir };
}

/** Renders the pages and returns their number. */
async function writeSite(parts: PrerenderParts): Promise<number> {
  const { outDir } = parts;
  const pages = await step('pages', () =>
    prerender({ ...parts, only: options.page, onProgress: reportProgress }),
  );
  await writeSiteFile(outDir, '_headers', writeHostHeaders(listPolicies(outDir)));
  return pages;
}

/** Builds and publishes the workbench, unless `--no-workbench` is given. */
async function writeWorkbench({ outDir, evidence }: SiteBuild, signal: AbortSignal): Promise<void> {
  if (options['no-workbench']) return;
  const workbench = join(outDir, 'workbench');
  await step('workbench', () => buildWorkbench(workbench, signal));
  addWorkbenchPolicies(workbench);
  await writeProof(workbench, evidence);
}

/** Reads the published builds before their folder may be emptied for the new build. */
function readKept(): Promise<EarlierBuilds> {
  const { keep } = options;
  if (keep === undefined) return Promise.resolve(NO_EARLIER_BUILDS);
  return step('earlier builds', () => readEarlierBuilds(keep));
}

const failed = new AbortController();

try {
  const { out, products: productsDir } = options;
  const earlier = await readKept();
  await rm(out, { recursive: true, force: true });
  const evidence = options['no-evidence'] ? undefined : readEvidence(options.evidence);
  const version = nameBuild({ productsDir, env: process.env, evidence });
  const bundles = options['no-cache'] ? randomUUID() : nameBundles(productsDir);
  const build = { outDir: out, productsDir, bundles, version, evidence };
  const parts = await readSite(build);
  // Prerendering uses one thread, so the workbench build gets the other core.
  const [pages] = await Promise.all([writeSite(parts), writeWorkbench(build, failed.signal)]);
  const kept = await keepEarlierBuilds(out, { name: version, earlier });
  if (kept > 0) console.log(`  kept the files of ${kept} earlier build${kept > 1 ? 's' : ''}`);
  console.log(`${pages} pages in ${out}`);
} catch (error) {
  failed.abort();
  if (!(error instanceof DocsError)) throw error;
  console.error(`${error.code}\n${error.message}`);
  process.exitCode = 1;
}
