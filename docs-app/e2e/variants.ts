import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { DemoSource } from '@vitrine/ui';
import { countDifferences } from './compareScreenshots.ts';
import { openSandboxPage, type SandboxPage } from './sandboxPage.ts';
import { readPlainFiles, sampleDemos, type PublishedDemo } from './publishedDemos.ts';
import { shareModes } from '../testing/tier.ts';
import { visit } from './visit.ts';

const byFolder = Map.groupBy(sampleDemos(), ({ folder }) => folder);

interface Capture {
  screenshot: Buffer;
  tree: string;
}

async function capture(page: Page, sandbox: SandboxPage, source: DemoSource): Promise<Capture> {
  await sandbox.run(readPlainFiles(source), source.styling);
  const stage = page.frameLocator('iframe').locator('[data-stage]:not([data-next])');
  const tree = await stage.ariaSnapshot();
  // An out-of-process iframe paints independently of the page.
  await stage.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const screenshot = await page.locator('iframe').screenshot({ animations: 'disabled' });
  return { screenshot, tree };
}

/** Compares the sources of a demo in JavaScript and TypeScript; lists the differences. */
async function compare(
  page: Page,
  sandbox: SandboxPage,
  { name, code: { sources } }: PublishedDemo,
): Promise<string[]> {
  const differences: string[] = [];
  for (const typed of sources.filter(({ variant }) => variant === 'TS')) {
    const plain = sources.find(
      ({ variant, styling }) => variant === 'JS' && styling === typed.styling,
    )!;
    const [first, second] = [
      await capture(page, sandbox, typed),
      await capture(page, sandbox, plain),
    ];
    const pixels = countDifferences(first.screenshot, second.screenshot);
    if (pixels > 0) differences.push(`${name}, ${typed.styling}: ${pixels} pixels`);
    if (first.tree !== second.tree) differences.push(`${name}, ${typed.styling}: tree`);
  }
  return differences;
}

/** Tests demos of the site in JavaScript and TypeScript. */
export function testVariants(): void {
  describe.concurrent.each([...byFolder.keys()])('demos of %s', (folder) => {
    const demos = byFolder.get(folder) ?? [];
    const index = [...byFolder.keys()].indexOf(folder);

    test.each(shareModes(index))(
      'renders demos identically in JavaScript and TypeScript, %s',
      { timeout: 300_000 },
      (mode) =>
        visit(async ({ page }) => {
          const sandbox = await openSandboxPage(page, folder);
          await sandbox.setMode(mode);
          const differences: string[] = [];
          for (const demo of demos) differences.push(...(await compare(page, sandbox, demo)));
          expect(differences).toEqual([]);
        }),
    );
  });
}
