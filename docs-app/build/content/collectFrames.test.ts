import { join } from 'node:path';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { ROOT } from '../../node/paths.ts';
import { compileArticle } from './compileArticle.ts';
import type { PageSource, Product } from './content.types.ts';
import { createFrontMatter } from './parseFrontMatter.ts';

const runtime = { Fragment, jsx, jsxs };
const page: Omit<PageSource, 'body'> = {
  product: { id: 'acme' } as Product,
  pathname: '/acme/invoice',
  file: join(ROOT, 'acme/page.mdx'),
  frontMatter: createFrontMatter({ title: 'Invoice', description: 'It.' }),
};
const compile = (body: string) =>
  compileArticle({ ...page, body }, { demos: ['One', 'Two'], runtime });

test('lists only the names of demos that the page shows in iframes', async () => {
  const { frames } = await compile('<Demo name="One" />\n\n<Demo name="Two" frame="400" />\n');
  expect([...frames]).toEqual(['Two']);
});

test('throws when the iframe height of a demo is invalid', async () => {
  await expect(compile('<Demo name="One" frame="12" />\n')).rejects.toThrow(/frame="12"/);
});
