import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readProductApis } from '../build/content/readProductApis.ts';
import { readPages, readProducts } from '../build/content/readProducts.ts';
import { PRODUCTS } from '../node/paths.ts';

export interface ApiResult {
  exports: number;
  coldSeconds: number;
  warmSeconds: number;
  /** Peak memory of this process, including its threads. */
  peakMegabytes: number;
}

/** Measures the time to read the API of all products, with a cold and with a warm cache. */
export async function measureApi(): Promise<ApiResult> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-api-'));
  try {
    const cold = await readAll(cacheDir);
    const warm = await readAll(cacheDir);
    const peakMegabytes = process.resourceUsage().maxRSS / 1024;
    const { exports } = cold;
    return { exports, coldSeconds: cold.seconds, warmSeconds: warm.seconds, peakMegabytes };
  } finally {
    rmSync(cacheDir, { recursive: true });
  }
}

async function readAll(cacheDir: string): Promise<{ exports: number; seconds: number }> {
  const started = performance.now();
  const products = await readProducts(PRODUCTS);
  const all = await Promise.all(
    products.map((product) => readProductApis(product, { sources: readPages(product), cacheDir })),
  );
  const exports = all.flatMap(({ apis, hooks }) => [...apis, ...hooks]).length;
  return { exports, seconds: (performance.now() - started) / 1000 };
}
