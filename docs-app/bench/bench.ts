/** Measures builds, API extraction, navigation, settings and search; prints and saves results. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { CACHE, ROOT } from '../node/paths.ts';
import { measureApi } from './benchApi.ts';
import { writeBenchProduct } from './benchContent.ts';
import { measureNav } from './benchNav.ts';
import { measureSearch, STARLIGHT } from './benchSearch.ts';
import { measureSearchIndex } from './benchSearchIndex.ts';
import { measureSettings } from './benchSettings.ts';

const SIZES = [50, 200, 400];
/** Number of pages at which Starlight was measured. */
const SEARCH_SIZE = 200;
/** Number of generated pages of a large site. */
const LARGE_SITE = 10_000;
const JSON_FILE = join(CACHE, 'bench.json');

interface BuildResult {
  pages: number;
  seconds: number;
  pageKilobytes: number;
}

/** Builds a site of generated pages; calls `measureSite` before the site is removed. */
async function measureBuild(
  pages: number,
  measureSite: (out: string) => Promise<void> = async () => {},
): Promise<BuildResult> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  try {
    writeBenchProduct(join(dir, 'products'), pages);
    const out = join(dir, 'dist');
    const args = [
      'docs-app/build/build.ts',
      '--no-workbench',
      '--products',
      join(dir, 'products'),
      '--out',
      out,
    ];
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const seconds = (performance.now() - started) / 1000;
    const html = readFileSync(join(out, 'bench/page-1/index.html'));
    await measureSite(out);
    return { pages, seconds, pageKilobytes: brotliCompressSync(html).length / 1000 };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Returns the milliseconds per additional page between two builds. */
function costPerPage(smaller: BuildResult, larger: BuildResult): number {
  return ((larger.seconds - smaller.seconds) * 1000) / (larger.pages - smaller.pages);
}

// Measure the API first, so that the peak memory is that of the extraction.
const api = await measureApi();
console.log(
  `| API of ${api.exports} exports | |\n| --- | ---: |\n| cold s | ${api.coldSeconds.toFixed(1)} |\n| warm s | ${api.warmSeconds.toFixed(1)} |\n| peak memory MB | ${api.peakMegabytes.toFixed(0)} |\n`,
);
const results: BuildResult[] = [];
console.log(
  '| pages | build s | ms per further page | page kB (brotli) |\n| ---: | ---: | ---: | ---: |',
);
let search: Awaited<ReturnType<typeof measureSearch>> | undefined;
for (const pages of SIZES) {
  const result = await measureBuild(pages, async (out) => {
    if (pages === SEARCH_SIZE) search = await measureSearch(out, '/bench/page-1');
  });
  const previous = results.at(-1);
  const cost = previous ? costPerPage(previous, result).toFixed(1) : '-';
  console.log(
    `| ${pages} | ${result.seconds.toFixed(1)} | ${cost} | ${result.pageKilobytes.toFixed(1)} |`,
  );
  results.push(result);
}
const nav = await measureNav();
console.log(
  `\n| navigation of ${nav.entries} entries | |\n| --- | ---: |\n| duplicate check ms | ${nav.duplicateCheckMs.toFixed(1)} |\n| elements, one group open | ${nav.elements} |\n| open the navigation, ms to next frame at 4x, median (worst) | ${nav.openNavigation.median} (${nav.openNavigation.worst}) |\n| open a group, ms to next frame at 4x, median (worst) | ${nav.openGroup.median} (${nav.openGroup.worst}) |`,
);
const settings = await measureSettings();
console.log('\n| a change of | ms of script to its frame at 4x, median (worst) |\n| --- | ---: |');
for (const [change, { median, worst }] of Object.entries(settings.script)) {
  console.log(`| ${change} | ${median.toFixed(1)} (${worst.toFixed(1)}) |`);
}
if (search) {
  const times = ({ median, worst }: { median: number; worst: number }) =>
    `${median.toFixed(0)} (${worst.toFixed(0)})`;
  console.log(
    `\n| search of ${SEARCH_SIZE} pages, slow 4G and CPU at 4x, median (worst) | here | Starlight with Pagefind |\n| --- | ---: | ---: |\n| open the dialog ms | ${times(search.open)} | ${STARLIGHT.openMs} |\n| first keystroke to first names ms | ${times(search.names)} | |\n| first keystroke to first text ms | ${times(search.texts)} | ${STARLIGHT.resultsMs} |\n| kB of names and script | ${search.namesKilobytes.toFixed(0)} | |\n| kB of text | ${search.textsKilobytes.toFixed(0)} | ${STARLIGHT.kilobytes} |`,
  );
}
const large = await measureSearchIndex(LARGE_SITE);
console.log(
  `\n| search of ${large.pages} pages | |\n| --- | ---: |\n| index ms per page | ${large.indexMsPerPage.toFixed(1)} |\n| names kB | ${large.namesKilobytes.toFixed(0)} |\n| index of texts kB | ${large.indexKilobytes.toFixed(1)} |\n| kB of a query | ${large.queryKilobytes.toFixed(0)} |\n| query of names ms, worst | ${large.namesQueryMs.toFixed(0)} |\n| query of texts ms, worst | ${large.textQueryMs.toFixed(0)} |`,
);
mkdirSync(CACHE, { recursive: true });
writeFileSync(
  JSON_FILE,
  `${JSON.stringify({ api, builds: results, nav, settings, search, large }, null, 2)}\n`,
);
console.log(`JSON: ${JSON_FILE}`);
