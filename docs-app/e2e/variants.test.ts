import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { DemoSource } from '@vitrine/ui';
import { countDifferences } from './comparePictures.ts';
import { openPlayPage, type PlayPage } from './playPage.ts';
import { listPublishedDemos, readPlainFiles, type PublishedDemo } from './publishedDemos.ts';
import { visit } from './visit.ts';

const byFolder = Map.groupBy(listPublishedDemos(), ({ folder }) => folder);

/** The data grid asks once whether it may make functions of text; the frame's policy refuses, and the browser says so. */
const EVAL_PROBE = /^console error: This document requires 'TrustedScript' assignment/;

interface Look {
  picture: Buffer;
  tree: string;
}

async function look(page: Page, play: PlayPage, source: DemoSource): Promise<Look> {
  await play.run(readPlainFiles(source), source.styling);
  const stage = page.frameLocator('iframe').locator('[data-stage]:not([data-next])');
  const tree = await stage.ariaSnapshot();
  // A frame of its own process is painted on its own.
  await stage.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const picture = await page.locator('iframe').screenshot({ animations: 'disabled' });
  return { picture, tree };
}

/** Compares a source in JavaScript with the same in TypeScript; returns what differs. */
async function compare(
  page: Page,
  play: PlayPage,
  { name, code: { sources } }: PublishedDemo,
): Promise<string[]> {
  const differences: string[] = [];
  for (const typed of sources.filter(({ variant }) => variant === 'TS')) {
    const plain = sources.find(
      ({ variant, styling }) => variant === 'JS' && styling === typed.styling,
    )!;
    const [first, second] = [await look(page, play, typed), await look(page, play, plain)];
    const pixels = countDifferences(first.picture, second.picture);
    if (pixels > 0) differences.push(`${name}, ${typed.styling}: ${pixels} pixels`);
    if (first.tree !== second.tree) differences.push(`${name}, ${typed.styling}: tree`);
  }
  return differences;
}

describe.concurrent.each([...byFolder])('%s', (folder, demos) => {
  test.each(['light', 'dark'] as const)(
    'in JavaScript every demo runs, looks and reads as in TypeScript, %s',
    { timeout: 300_000 },
    (mode) =>
      visit(async ({ page, problems }) => {
        const play = await openPlayPage(page, folder);
        await play.setMode(mode);
        const differences: string[] = [];
        for (const demo of demos) differences.push(...(await compare(page, play, demo)));
        expect(differences).toEqual([]);
        const probes = problems.filter((problem) => EVAL_PROBE.test(problem));
        expect(problems.splice(0)).toEqual(folder === 'x' ? probes : []);
      }),
  );
});
