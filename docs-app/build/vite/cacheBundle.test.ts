import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheBundle, nameBundles } from './cacheBundle.ts';
import { PRODUCTS } from '../../node/paths.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-bundles-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const write = (text: string) => (dir: string) => writeFile(join(dir, 'a.js'), text);
const read = (dir: string) => readFileSync(join(dir, 'a.js'), 'utf8');

describe('cacheBundle', () => {
  test('builds a bundle only once when the same name is requested again', async () => {
    const first = await cacheBundle('client-1', write('first'), folder);
    expect(await cacheBundle('client-1', write('again'), folder)).toBe(first);
    expect(read(first)).toBe('first');
    expect(read(await cacheBundle('client-2', write('second'), folder))).toBe('second');
  });

  test('removes the temporary folder when the build of a bundle fails', async () => {
    const fail = () => Promise.reject(new Error('no'));
    await expect(cacheBundle('client-1', fail, folder)).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
    expect(read(await cacheBundle('client-1', write('next'), folder))).toBe('next');
  });

  test('returns the same complete bundle to concurrent builds', async () => {
    const dirs = await Promise.all(
      ['one', 'two'].map((text) => cacheBundle('client-1', write(text), folder)),
    );
    expect(new Set(dirs).size).toBe(1);
    expect(['one', 'two']).toContain(read(dirs[0] ?? ''));
    expect(readdirSync(folder)).toEqual(['client-1']);
  });

  test('removes the least recently used bundle when the cache has more than eight bundles', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `client-${index}`);
    for (const [index, name] of names.entries()) {
      const dir = await cacheBundle(name, write(name), folder);
      utimesSync(dir, index + 1, index + 1);
    }
    await cacheBundle('client-1', write('again'), folder);
    await cacheBundle('client-9', write('newest'), folder);
    expect(existsSync(join(folder, 'client-0'))).toBe(false);
    expect(existsSync(join(folder, 'client-1'))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(8);
  });
});

describe('nameBundles', () => {
  test('changes the bundle name with the products folder and VITE_FEEDBACK_URL, not VITE_ANALYTICS_ID', () => {
    const name = nameBundles(PRODUCTS);
    vi.stubEnv('VITE_ANALYTICS_ID', 'G-TEST');
    expect(nameBundles(PRODUCTS)).toBe(name);
    vi.stubEnv('VITE_FEEDBACK_URL', 'https://feedback.example/');
    expect(nameBundles(PRODUCTS)).not.toBe(name);
    expect(nameBundles(folder)).not.toBe(nameBundles(PRODUCTS));
  });
});
