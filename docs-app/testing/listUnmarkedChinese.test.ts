import { expect, test } from 'vitest';
import { listUnmarkedChinese } from './listUnmarkedChinese.ts';

const page = (content: string) =>
  `<!doctype html><html lang="zh"><title>按钮</title><p>页面</p><article lang="en">${content}</article>`;

test.each([
  ['text', '<h1>Button</h1><p>在 <b>工作台</b><br>打开</p>', ['在', '工作台', '打开']],
  ['an accessible name', '<button aria-label="复制">Copy</button>', ['复制']],
  ['text in English again', '<p lang="zh"><span lang="en">按钮</span></p>', ['按钮']],
])('lists Chinese when %s has an English `lang`', (_, content, texts) => {
  expect(listUnmarkedChinese(page(content))).toEqual(texts);
});

test.each([
  ['marked', '<p lang="zh" title="按钮">打开 <b>工作台</b></p>'],
  ['in a script', '<script>"按钮"</script>'],
  ['in code', '<code><span>按钮</span></code>'],
])('lists no Chinese when it is %s', (_, content) => {
  expect(listUnmarkedChinese(page(content))).toEqual([]);
});
