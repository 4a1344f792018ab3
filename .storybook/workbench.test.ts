import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStorySortParameter, loadConfig } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { listCategories } from '../docs-app/build/content/listCategories.ts';
import main from './main.ts';

const preview = readFileSync(new URL('preview.tsx', import.meta.url), 'utf8');

/** Features of the former addon-essentials, now in Storybook's core and enabled by default. */
const coreParts = [
  'actions',
  'backgrounds',
  'controls',
  'highlight',
  'interactions',
  'measure',
  'outline',
  'toolbars',
  'viewport',
];

describe('WKB-6: the former parts of addon-essentials are enabled', () => {
  test.each(coreParts)('main.ts does not disable the Storybook feature %s', (part) => {
    const features: Record<string, unknown> = { ...main.features };
    expect(features[part]).not.toBe(false);
  });

  test.each(coreParts)('preview.tsx does not disable the Storybook feature %s', (part) => {
    const parameters = loadConfig(preview).parse().getSafeFieldValue(['parameters', part]) as
      | Record<string, unknown>
      | undefined;
    expect(parameters?.['disable'] ?? parameters?.['disabled']).not.toBe(true);
  });

  test('main.ts registers addon-docs', () => {
    const names = main.addons?.map((addon) => (typeof addon === 'string' ? addon : addon.name));
    expect(names).toContain('@storybook/addon-docs');
  });
});

describe('documents of the workbench', () => {
  test('uses the name of the site as document title of the workbench (FAULT C6)', () => {
    expect(main).toMatchObject({ title: 'Vitrine' });
  });

  test.each(['manager-head.html', 'preview-head.html'])('%s sets noindex (FAULT C6)', (file) => {
    const head = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(head).toContain('<meta name="robots" content="noindex" />');
  });
});

describe('sidebar', () => {
  type Sort = (a: { title: string }, b: { title: string }) => number;
  // Evaluate the source text of `storySort`, as Storybook does.
  const sort = new Function(`return (${getStorySortParameter(preview)})`)() as Sort;

  test('sorts stories by the order of their sidebar categories', async () => {
    const categories = await listCategories();
    const titles = categories.map((category) => `${category}/Button`).toReversed();
    const sorted = titles.map((title) => ({ title })).toSorted(sort);
    expect(titles).toContain('Docs UI/Button');
    expect(sorted.map(({ title }) => title)).toEqual(titles.toReversed());
  });

  /** Lists the categories of made-up products. */
  async function listCategoriesOf(products: Readonly<Record<string, object>>): Promise<string[]> {
    const dir = mkdtempSync(join(tmpdir(), 'vitrine-categories-'));
    for (const [id, fields] of Object.entries(products)) {
      mkdirSync(join(dir, id));
      const product = { id, tagline: 'Parts.', packageName: '@acme/ui', packages: {}, ...fields };
      const text = `export const product = ${JSON.stringify(product)};\nexport const nav = [];\n`;
      writeFileSync(join(dir, id, 'index.ts'), text);
      writeFileSync(join(dir, id, 'package.json'), '{"dependencies": {"@acme/ui": "1.0.0"}}');
    }
    return listCategories(dir).finally(() => rmSync(dir, { recursive: true }));
  }

  test('lists a sidebar category for each product in the products folder (FAULT D9)', async () => {
    const categories = await listCategoriesOf({ acme: { name: 'Acme UI' } });
    expect(categories).toEqual(['Welcome', 'Docs UI', 'Pages', 'Acme UI', 'Docs', 'Decisions']);
  });

  test('lists the sidebar categories of the products in the order of the site', async () => {
    const member = { id: 'x-data-grid', name: 'Data Grid', tagline: 'Rows.' };
    const categories = await listCategoriesOf({
      acme: { name: 'Acme UI' },
      'base-ui': { name: 'Base UI' },
      'docs-infra': { name: 'Docs Infra', internal: true },
      'joy-ui': { name: 'Joy UI' },
      'material-ui': { name: 'Material UI' },
      system: { name: 'MUI System' },
      x: { name: 'MUI X', members: [{ ...member, packageName: '@acme/ui' }] },
    });
    expect(categories).toEqual([
      ...['Welcome', 'Docs UI', 'Pages', 'Material UI', 'Joy UI', 'Base UI', 'MUI System'],
      ...['MUI X', 'Data Grid', 'Acme UI', 'Docs', 'Docs Infra', 'Decisions'],
    ]);
  });

  test('collapses the sidebar categories of all products and of the decisions', () => {
    const env = (main.env as (env: object) => Record<string, string>)({ NODE_ENV: 'test' });
    const roots = JSON.parse(env['COLLAPSED_ROOTS'] ?? '') as string[];
    expect(roots).toEqual(expect.arrayContaining(['mui-x', 'docs-infra', 'decisions']));
    expect(roots).not.toContain('docs-ui');
  });

  test.each([
    ['Docs UI/Nav', 'Widgets/Clock'],
    ['Widgets/Clock', 'Docs UI/Nav'],
  ])('throws when a sidebar category is unknown (%s, %s)', (first, second) => {
    expect(() => sort({ title: first }, { title: second })).toThrow(
      /Unknown sidebar category "Widgets" in "Widgets\/Clock"\. Start the title with the name of a product, or with another category: Welcome, /,
    );
  });
});
