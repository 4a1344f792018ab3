import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import {
  createNameSearch,
  createTextSearch,
  groupRows,
  listEntries,
  type NamesFile,
} from '@vitrine/ui/core';
import { createTextIndex, type TextPage } from '../build/search/createTextIndex.ts';
import { readSections } from '../build/search/readSections.ts';
import { randomWords, writeWord } from './randomWords.ts';
import { summarize } from './summarize.ts';

/** Number of sections of a generated page, and of words of a section. */
const SECTIONS = 5;
const SECTION_WORDS = 240;

const QUERIES = ['ban', writeWord(4321), `page 4321`, `section ${writeWord(12)} ${writeWord(900)}`];

export interface SearchIndexResult {
  pages: number;
  /** Time to read the sections of a page and to index them, in milliseconds. */
  indexMsPerPage: number;
  /** Size of the names of the product, compressed. */
  namesKilobytes: number;
  /** Size of the index of texts, which the browser loads before other files; compressed. */
  indexKilobytes: number;
  /** Size of the files that the largest query loads, compressed. */
  queryKilobytes: number;
  /** Time of the slowest query over names and over texts, in milliseconds. */
  namesQueryMs: number;
  textQueryMs: number;
}

/** Measures the search of generated pages: time to index, file sizes and query times. */
export async function measureSearchIndex(pages: number): Promise<SearchIndexResult> {
  const htmls = Array.from({ length: pages }, (_, at) => writeHtml(at));
  const started = performance.now();
  const texts = htmls.map((html, at): TextPage => ({
    path: `/bench/page-${at}`,
    title: `Page ${at}`,
    product: 'Bench',
    isReference: false,
    sections: readSections(html),
  }));
  const { index, files } = createTextIndex(texts);
  const indexMs = performance.now() - started;
  const names = listNames(texts);
  const kilobytes = (text: string) => brotliCompressSync(text).length / 1000;
  const search = createNameSearch();
  search.add(groupRows(listEntries(names)));
  const nameTimes = QUERIES.map((query) => timeOf(() => search.search(query)));
  const measured = [];
  for (const query of QUERIES) measured.push(await measureQuery(query, { index, files }));
  return {
    pages,
    indexMsPerPage: indexMs / pages,
    namesKilobytes: kilobytes(JSON.stringify(names)),
    indexKilobytes: kilobytes(JSON.stringify(index)),
    queryKilobytes: Math.max(
      ...measured.map(({ urls }) => sum(urls.map((url) => kilobytes(files[url]!)))),
    ),
    namesQueryMs: summarize(nameTimes).worst,
    textQueryMs: summarize(measured.map(({ ms }) => ms)).worst,
  };
}

function writeHtml(page: number): string {
  const sections = Array.from({ length: SECTIONS }, (_, at) => {
    const words = randomWords(page * SECTIONS + at, SECTION_WORDS);
    return `<h2 id="section-${at}">Section ${words.slice(0, 2).join(' ')}</h2><p>${words.join(' ')}.</p>`;
  });
  return `<article lang="en"><header><h1>Page ${page}</h1></header>${sections.join('')}</article>`;
}

function listNames(pages: readonly TextPage[]): NamesFile {
  return {
    product: 'Bench',
    pages: pages.map(({ path, title, sections }) => ({
      path,
      title,
      sections: sections
        .filter(({ id }) => id !== '')
        .map(({ id, heading }): [string, string] => [id, heading]),
    })),
    apis: [],
    hooks: [],
    errors: [],
  };
}

async function measureQuery(
  query: string,
  { index, files }: ReturnType<typeof createTextIndex>,
): Promise<{ ms: number; urls: string[] }> {
  const urls = new Set<string>();
  const load = async (url: string) => {
    urls.add(url);
    return JSON.parse(files[url]!);
  };
  const loadIndex = async () => index;
  const search = createTextSearch({
    ...{ loadIndex, reloadIndex: loadIndex },
    ...{ loadTerms: load, loadBlock: load },
  });
  await search.prepare();
  const started = performance.now();
  const results = await search.search(query);
  const ms = performance.now() - started;
  if (results.length === 0) throw new Error(`The query "${query}" has no results.`);
  return { ms, urls: [...urls] };
}

function timeOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
