import { expect, test } from 'vitest';
import { drawSocialPicture } from './drawSocialPicture.ts';
import { breakLines } from './layOutText.ts';

const TITLE = { size: 84, width: 1030, maxLines: 2 };

test('breaks a title between words and ends it with an ellipsis when it is too long', () => {
  expect(breakLines('A title of several words, that needs three or four lines', TITLE)).toEqual([
    'A title of several words,',
    'that needs three or four…',
  ]);
  expect(breakLines('  Short\n title ', TITLE)).toEqual(['Short title']);
  expect(breakLines('', TITLE)).toEqual([]);
});

test.each([
  ['Chinese', '按钮组件让读者用一次点击来完成操作并作出选择'],
  ['Japanese', 'ボタンを使うとユーザーは一回のタップで操作を選べます'],
  ['Korean', '버튼을사용하면한번의탭으로작업을선택할수있습니다'],
])('breaks a %s title between characters and keeps its whole text (FAULT D13)', (_, title) => {
  const lines = breakLines(title, { ...TITLE, maxLines: 9 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(title);
  expect(lines[0]!.length).toBeGreaterThan(5);
});

test('breaks no line of Chinese text before closing or after opening punctuation (FAULT D13)', () => {
  const title = '安装「组件」库，然后开始使用。'.repeat(4);
  const lines = breakLines(title, { ...TITLE, maxLines: 9 });
  expect(lines.join('')).toBe(title);
  for (const line of lines) expect(line).not.toMatch(/^[，。」]|「$/);
});

test('breaks a word that is longer than a line without splitting emoji (FAULT D13)', () => {
  const word = `${'👩‍👩‍👧'.repeat(30)}${'a'.repeat(60)}`;
  const lines = breakLines(word, { ...TITLE, maxLines: 20 });
  expect(lines.join('')).toBe(word);
  for (const line of lines) expect(line).not.toMatch(/^\u200d|\u200d$/);
  expect(breakLines('👩‍👩‍👧'.repeat(60), TITLE).at(-1)).toMatch(/^(👩‍👩‍👧)+…$/u);
});

test('draws the product name and version when the font has no glyphs for a title (FAULT D13)', () => {
  const picture = { description: 'About it.', context: 'Acme 1.0.0' };
  const inProduct = drawSocialPicture({ ...picture, title: picture.context, description: '' });
  expect(drawSocialPicture({ ...picture, title: '安装' })).toBe(inProduct);
  expect(drawSocialPicture({ ...picture, title: 'Install' })).not.toBe(inProduct);
});
