import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findParts, listParts, writeOverrides, type FoundPart, type Part } from '@vitrine/ui/core';
import { readDemos } from '../../../build/content/readDemos.ts';
import { readProductApis } from '../../../build/content/readProductApis.ts';
import { readPages, readProducts } from '../../../build/content/readProducts.ts';
import { PRODUCTS } from '../../../node/paths.ts';
import { isWhole, sampleEvery } from '../../../testing/tier.ts';

// `jsdom` has no type declarations.
const { JSDOM } = (await import('jsdom' as string)) as {
  JSDOM: new (html: string) => { window: Window };
};

const products = await readProducts(PRODUCTS);
const product = products.find(({ folder }) => folder === 'material-ui')!;
const sources = readPages(product);
const { apis } = await readProductApis(product, { sources });

/** Demo files without their own theme; the fast tier uses only every ninth page. */
const files = sampleEvery(9, sources)
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

/** Evaluates the theme code that users copy, with `declaration` in place of its outline. */
function runTheme(code: string, declaration: string): Overrides {
  const theme = code
    .slice(code.indexOf('createTheme('))
    .replace("outline: '2px solid'", declaration);
  const readComponents = ({ components }: { components: Overrides }) => components;
  return runInNewContext(theme, { createTheme: readComponents }) as Overrides;
}

const nameProof = ({ component, name }: Part) => `--proof-${component.name}-${name}`;

test(
  'copied theme code styles its component part in a demo that renders the part',
  { timeout: 240_000 },
  async () => {
    const documents = (await renderDemos({})).map((html) => new JSDOM(html).window.document);
    const parts = apis.flatMap(listParts);
    const foundParts = findParts(documents, parts);
    const isRendered = (part: Part) => foundParts.has(part.anchors[0]);
    const themed = parts.filter(isRendered).flatMap((part) => {
      const [place] = (foundParts.get(part.anchors[0]) as FoundPart).values();
      const { code } = writeOverrides(part, place!);
      return code.includes('createTheme(') ? [{ part, code }] : [];
    });
    expect(themed.length).toBeGreaterThan(isWhole ? 200 : 40);
    // A theme styles at most one part per component, because `Object.assign` replaces components.
    const missing = new Set(themed.map(({ part }) => nameProof(part)));
    const rounds = Object.groupBy(themed, ({ part }) => {
      const siblings = themed.filter((entry) => entry.part.component === part.component);
      return siblings.findIndex((entry) => entry.part === part);
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
