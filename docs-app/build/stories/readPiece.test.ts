import { expect, test } from 'vitest';
import { globFiles } from '../../node/posixPaths.ts';
import { ROOT } from '../../node/paths.ts';
import { ELSEWHERE, isPieceFile, readPiece } from './readPiece.ts';

const write = (names: readonly string[]) =>
  [
    "export default { title: 'Docs UI/Ad/Banner' };",
    ...names.map((name) => `export const ${name} = {};`),
  ].join('\n');

test('reads every story except variants as a state (WKB-1)', () => {
  const variants = ['Dark', 'OpenRightToLeft', 'Chinese', 'Sheet', 'Narrow', 'OnPhone'];
  const text = write(['LongText', ...variants, 'LargeTextSmallScreen', 'DarkPage']);
  expect(readPiece('stories/ad/Banner.stories.tsx', text)).toEqual({
    title: 'Docs UI/Ad/Banner',
    states: [
      { name: 'Long Text', storyId: 'docs-ui-ad-banner--long-text' },
      { name: 'Dark Page', storyId: 'docs-ui-ad-banner--dark-page' },
    ],
  });
});

test.each([
  ['stories/ad/Banner.stories.tsx', true],
  ['stories/code/CodeBlock.lines.stories.tsx', true],
  ['stories/code/CodeBlock.states.stories.tsx', false],
  ['stories/code/CodeBlock.long.stories.tsx', false],
  ['stories/pages/Home.stories.tsx', false],
  ['stories/theme/Colors.stories.tsx', false],
  ['stories/ad/Banner.tsx', false],
  ['docs-app/products/x/pages/chart/chart.stories.tsx', false],
])('isPieceFile(%j) returns %j', (path, expected) => {
  expect(isPieceFile(path)).toBe(expected);
});

test('excludes only story files that exist', () => {
  const files = globFiles('stories/*/*.stories.tsx', ROOT);
  const missing = ELSEWHERE.filter((name) => !files.includes(`stories/${name}.stories.tsx`));
  expect(missing).toEqual([]);
});
