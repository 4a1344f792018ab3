import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SUFFIX = '.test.js';

/** The line of a test file that has the title of its stories. */
const TITLE = /^describe\(["'](.*)["'],/m;

/**
 * Merges the test files that the test-runner makes of the index, one for each title, into a few of equal size:
 * each file costs a browser context and a load of the whole workbench. With parts of titles, all others are left out.
 */
export function mergeTests(folder: string, count: number, only: readonly string[] = []): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
    .toSorted((a, b) => b.text.length - a.text.length);
  const isWanted = (text: string) => {
    const title = TITLE.exec(text)?.[1] ?? '';
    return only.length === 0 || only.some((part) => title.includes(part));
  };
  const groups = Array.from({ length: count }, () => ({ size: 0, texts: [] as string[] }));
  for (const { path, text } of files) {
    rmSync(path);
    if (!isWanted(text)) continue;
    const [smallest] = groups.toSorted((a, b) => a.size - b.size);
    smallest?.texts.push(text);
    if (smallest) smallest.size += text.length;
  }
  for (const [place, { texts }] of groups.entries()) {
    if (texts.length > 0)
      writeFileSync(join(folder, `stories-${place + 1}${SUFFIX}`), texts.join('\n'));
  }
}
