import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findParts, listParts, writeOverrides, type FoundPart, type Part } from '@vitrine/ui/core';
import { readDemos } from '../build/content/readDemos.ts';
import { readProductApis } from '../build/content/readProductApis.ts';
import { readPages, readProducts } from '../build/content/readProducts.ts';
import { isWhole, sampleEvery } from './tier.ts';

// The package has no declarations of its own.
const { JSDOM } = (await import('jsdom' as string)) as {
  JSDOM: new (html: string) => { window: Window };
};

const products = await readProducts(join(import.meta.dirname, '../products'));
const product = products.find(({ folder }) => folder === 'material-ui')!;
const sources = readPages(product);
const { apis } = await readProductApis(product, { sources });

/** Demos that bring no theme of their own; in the fast tier, those of every fifth page. */
const files = sampleEvery(5, sources)
  .flatMap((source) => readDemos(source).map(({ stylings }) => stylings[0].file))
  .filter((file) => !/createTheme|ThemeProvider/.test(readFileSync(file, 'utf8')));

async function renderDemos(options: ThemeOptions): Promise<string[]> {
  const theme = createTheme({
    ...{ cssVariables: true, colorSchemes: { light: true, dark: true } },
    ...options,
  });
  const rendered = [];
  for (const file of files) {
    const { default: Demo } = (await import(file)) as { default: ComponentType };
    rendered.push(renderToString(createElement(ThemeProvider, { theme }, createElement(Demo))));
  }
  return rendered;
}

type Overrides = Record<string, { styleOverrides: Record<string, object> }>;

/** Runs the code that a reader copies, with another declaration in it. */
function runTheme(code: string, declaration: string): Overrides {
  const theme = code
    .slice(code.indexOf('createTheme('))
    .replace("outline: '2px solid'", declaration);
  const readComponents = ({ components }: { components: Overrides }) => components;
  return runInNewContext(theme, { createTheme: readComponents }) as Overrides;
}

const nameProof = ({ component, name }: Part) => `--proof-${component.name}-${name}`;

test(
  'the theme reaches every part that the demos show with the code that readers copy',
  { timeout: 240_000 },
  async () => {
    const documents = (await renderDemos({})).map((html) => new JSDOM(html).window.document);
    const parts = apis.flatMap(listParts);
    const found = findParts(documents, parts);
    const isShown = (part: Part) => found.has(part.anchors[0]);
    const themed = parts.filter(isShown).flatMap((part) => {
      const { place } = found.get(part.anchors[0]) as FoundPart;
      const { code } = writeOverrides(part, place);
      return code.includes('createTheme(') ? [{ part, code }] : [];
    });
    expect(themed.length).toBeGreaterThan(isWhole ? 200 : 40);
    // One theme for each kind of rule: parts of the same component would replace each other's.
    const missing = new Set(themed.map(({ part }) => nameProof(part)));
    const rounds = Object.groupBy(themed, ({ part }) => {
      const own = themed.filter((other) => other.part.component === part.component);
      return own.findIndex((other) => other.part === part);
    });
    for (const round of Object.values(rounds)) {
      const components = Object.assign(
        {},
        ...(round ?? []).map(({ part, code }) => runTheme(code, `'${nameProof(part)}': 1`)),
      ) as ThemeOptions['components'];
      const css = (await renderDemos({ components })).join('');
      for (const proof of missing) if (css.includes(`${proof}:`)) missing.delete(proof);
    }
    expect([...missing]).toEqual([]);
  },
);
