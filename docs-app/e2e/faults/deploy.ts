import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { answer, type Fault } from './fault.ts';

const GONE = { status: 404, contentType: 'text/html', body: '<p>Gone</p>' };
const DOWN = { status: 503, contentType: 'text/html', body: '<p>Down</p>' };

/** Faults that a deploy causes in an open page. */
export const deployFaults: readonly Fault[] = [
  { name: 'every script of the build is missing', after: answer(/\/assets\/[^/]+\.js$/, GONE) },
  { name: 'every file of the build is missing', after: answer(/\/assets\//, GONE) },
  { name: 'the data of every page is missing', after: answer(/\/page\.json$/, GONE) },
  { name: 'data is unavailable (503)', after: answer(/\.json$/, DOWN) },
  { name: 'the code of demos is missing', after: answer(/\/demos\/[^/]+\.json$/, GONE) },
  { name: 'fonts are missing', after: answer(/\/fonts\//, GONE) },
  { name: 'the service worker is missing', before: answer(/\/sw\.js$/, GONE) },
  {
    name: 'a page belongs to a newer build',
    after: (around) =>
      around.answer(/\/page\.json$/, async (pathname) => {
        const data: object = JSON.parse(await readFile(inject('dist') + pathname, 'utf8'));
        const productUrl = '/assets/product-of-another-build.json';
        const body = JSON.stringify({ ...data, build: 'another', productUrl });
        return { contentType: 'application/json', body };
      }),
  },
];
