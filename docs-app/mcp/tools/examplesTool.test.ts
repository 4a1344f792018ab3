import { expect, test } from 'vitest';
import type { Site } from '../site/createSite.ts';
import { examplesTool } from './examplesTool.ts';

const PATH = '/acme/button';
const demos: Record<string, readonly string[]> = {
  Colors: ['MUI System'],
  Sizes: ['MUI System', 'Tailwind'],
  Icons: ['MUI System', 'CSS', 'Tailwind'],
};

/** A site with one page, whose demos differ in their stylings. */
const site = {
  files: { urlOf: (path: string) => path },
  redirects: async () => new Map(),
  products: async () => [
    {
      ...{ name: 'Acme', version: '1.0.0' },
      names: {
        pages: [{ path: PATH, title: 'Button', demos: Object.keys(demos) }],
        ...{ apis: [], hooks: [] },
      },
    },
  ],
  markdown: async () => '# Button',
  demo: async (_: string, name: string) => ({
    dependencies: {},
    sources: demos[name]!.map((styling) => ({
      ...{ styling, variant: 'TS' },
      files: [{ name: `${name}.tsx`, html: styling }],
    })),
  }),
} as unknown as Site;

const run = (choice: { styling?: string; offset?: number }) =>
  examplesTool.run({ path: PATH, language: 'TS', limit: 5, offset: 0, ...choice }, site);

test('returns all examples of a page without a styling', async () => {
  const { data } = await run({});
  expect(data.examples.map(({ name }) => name)).toEqual(['Colors', 'Sizes', 'Icons']);
});

test('returns only the examples of a page that have the styling', async () => {
  const { data } = await run({ styling: ' tailwind ' });
  expect(data.examples.map(({ name, styling }) => [name, styling])).toEqual([
    ['Sizes', 'Tailwind'],
    ['Icons', 'Tailwind'],
  ]);
  expect(data).toMatchObject({ total: 2, names: ['Colors', 'Sizes', 'Icons'] });
});

test('lists all stylings of a page when no example has the styling', async () => {
  await expect(run({ styling: 'Sass' })).rejects.toThrow(
    /^Unknown styling of \/acme\/button "Sass"\. Valid, nearest first: .*CSS.*Tailwind|Tailwind.*CSS/,
  );
});
