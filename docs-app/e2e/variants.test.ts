import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { DemoSource } from '@vitrine/ui';
import { countDifferences } from './compareScreenshots.ts';
import { openSandboxPage, type SandboxPage } from './sandboxPage.ts';
import { readPlainFiles, sampleDemos, type PublishedDemo } from './publishedDemos.ts';
import { shareModes } from './tier.ts';
import { visit } from './visit.ts';

const byFolder = Map.groupBy(sampleDemos(), ({ folder }) => folder);

interface Look {
  picture: Buffer;
  tree: string;
}

async function look(page: Page, play: SandboxPage, source: DemoSource): Promise<Look> {
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
  play: SandboxPage,
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

describe.concurrent.each([...byFolder.keys()])('%s', (folder) => {
  const demos = byFolder.get(folder) ?? [];
  const index = [...byFolder.keys()].indexOf(folder);

  test.each(shareModes(index))(
    'in JavaScript every demo runs, looks and reads as in TypeScript, %s',
    { timeout: 300_000 },
    (mode) =>
      visit(async ({ page }) => {
        const play = await openSandboxPage(page, folder);
        await play.setMode(mode);
        const differences: string[] = [];
        for (const demo of demos) differences.push(...(await compare(page, play, demo)));
        expect(differences).toEqual([]);
      }),
  );
});
