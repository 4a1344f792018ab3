import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SUFFIX = '.test.js';

/** Matches the indentation before each story's `describe` call in a generated test file. */
const STORY = /^ {2}(?=describe\()/m;

/**
 * Merges the generated test files, one per title, into `count` files of similar size, because each
 * file opens a browser context and loads the whole workbench. With `ids`, keeps only stories with
 * these ids.
 */
export function mergeTestFiles(folder: string, count: number, ids?: readonly string[]): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
  for (const { path } of files) rmSync(path);
  const texts = files.flatMap(({ text }) => (ids ? pickStories(text, ids) : text));
  const groups = Array.from({ length: count }, () => ({ size: 0, texts: [] as string[] }));
  for (const text of texts.toSorted((a, b) => b.length - a.length)) {
    const [smallest] = groups.toSorted((a, b) => a.size - b.size);
    smallest?.texts.push(text);
    if (smallest) smallest.size += text.length;
  }
  for (const [place, group] of groups.entries()) {
    if (group.texts.length > 0)
      writeFileSync(join(folder, `stories-${place + 1}${SUFFIX}`), group.texts.join('\n'));
  }
}

/** Reduces a generated test file to stories with these ids. Returns [] when no id matches. */
function pickStories(text: string, ids: readonly string[]): string[] {
  const [head, ...stories] = text.replace(/\n\}\);\s*$/, '\n').split(STORY);
  const wanted = new Set(ids);
  const picked = stories.filter((story) => wanted.has(/\bid: "([^"]+)"/.exec(story)?.[1] ?? ''));
  return picked.length > 0 ? [`${[head, ...picked].join('  ')}});`] : [];
}
