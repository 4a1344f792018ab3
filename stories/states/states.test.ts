import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { globFiles } from '../../docs-app/node/posixPaths.ts';
import { states } from './states.ts';
import { ROOT } from '../../docs-app/node/paths.ts';

/** Stories that repeat a state in another mode, direction, language or width, or on a sheet. */
const VARIANT = /(Dark|RightToLeft|Chinese|Sheet|Narrow|Phone|SmallScreen)$/;

/** Story files without states: they test behavior, large input or several components. */
const ELSEWHERE = [
  ...['ad/HostileFeeds', 'ad/LiveAd', 'analytics/MarkedClicks', 'code/CodeBlock.long'],
  ...['code/copyShortcut', 'settings/Presets', 'states/StateMatrix'],
];

const files = globFiles('stories/*/*.stories.tsx', ROOT).filter(
  (file) =>
    !/\.states\.|stories\/(pages|theme)\//.test(file) &&
    !ELSEWHERE.some((name) => file.endsWith(`${name}.stories.tsx`)),
);

const declared: Readonly<Record<string, readonly string[]>> = states;
const written = new Map(
  files.map((file) => {
    const csf = loadCsf(readFileSync(join(ROOT, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title ?? '',
    }).parse();
    const names = Object.keys(csf._stories).filter((name) => !VARIANT.test(name));
    return [csf.meta.title ?? '', names] as const;
  }),
);

describe('states of each component (WKB-1)', () => {
  // The compiler reports declared states without a story.
  test.each([...written])('declares a state for each non-variant story of %s', (title, names) => {
    expect(names.filter((name) => !declared[title]?.includes(name))).toEqual([]);
  });

  test('declares states only for components that have stories', () => {
    expect(Object.keys(declared).filter((title) => !written.has(title))).toEqual([]);
  });
});
