import type { Verdict } from '@vitrine/ui/core';
import { expect, test } from 'vitest';
import { demoResultSchema, manifestSchema } from '../../model/siteManifest.ts';
import { toDemoResult } from '../evidence/toDemoResult.ts';
import type { PublishedProduct, SiteRoute } from '../routes/site.types.ts';
import { listManifest } from './listManifest.ts';
import { readPageText } from './readPageText.ts';

test('readPageText returns sections with the ids of the page', () => {
  const headings = [
    { id: 'use', text: 'Use', depth: 2 as const },
    { id: 'use-1', text: 'Use', depth: 2 as const },
  ];
  const page = {
    ...({ kind: 'doc', pathname: '/a', title: 'A', language: 'en' } as const),
    ...{ description: 'About A.', headings, html: '', css: { ids: [], text: '' } },
  };
  const markdown = '# A\n\nAbout A.\n\nLead.\n\n## Use\n\nOne.\n\n## Use\n\nTwo.\n\n## Other\n';
  expect(readPageText(page, markdown)).toEqual({
    ...{ path: '/a', title: 'A', description: 'About A.' },
    sections: [
      { id: '', title: '', text: 'Lead.' },
      { id: 'use', title: 'Use', text: 'One.' },
      { id: 'use-1', title: 'Use', text: 'Two.' },
      { id: '', title: 'Other', text: '' },
    ],
  });
});

test('toDemoResult keeps each violated rule once', () => {
  const mode = { mode: 'light', direction: 'ltr', rules: 3, undecided: [] } as const;
  const verdict: Verdict = {
    ...{ status: 'passed', actions: 2, checks: 3, keys: [], undecided: [] },
    ...{ date: '2026-11-20T09:30:00.000Z', commit: 'abc', changed: false, tier: 'fast' },
    browser: 'Chromium 150',
    modes: [
      { ...mode, violations: ['label'] },
      { ...mode, violations: ['label'] },
    ],
  };
  expect(toDemoResult(verdict)).toMatchObject({ keys: 0, violations: ['label'] });
  expect(demoResultSchema.parse(toDemoResult(verdict))).toEqual(toDemoResult(verdict));
});

test('listManifest lists public products with their files and comparisons', () => {
  const product = {
    ...{ folder: 'a', prefix: '/a', packages: { a: '/a/api' } },
    identities: [{ id: 'a', name: 'A', version: '2.0.0' }],
  };
  const hidden = { ...product, folder: 'b', internal: true };
  const routes = [
    { pathname: '/a/x', product },
    { pathname: '/a/changes/v1-v2', product, names: { compares: { from: '1.0.0', to: '2.0.0' } } },
    { pathname: '/b/x', product: hidden },
  ] as unknown as SiteRoute[];
  const products = [{ product }, { product: hidden }] as unknown as PublishedProduct[];
  const text = { path: '/a/x', title: 'X', description: '', sections: [] };
  const files = listManifest({ site: { products, routes }, build: 'b1', texts: [text] });
  expect(manifestSchema.parse(files['/vitrine.json']).products).toEqual([
    {
      ...{ folder: 'a', prefix: '/a', api: '/a/api.json', text: '/search/text/a.json' },
      identities: product.identities,
      comparisons: [{ from: '1.0.0', to: '2.0.0', path: '/a/changes/v1-v2' }],
    },
  ]);
  expect(files['/search/text/a.json']).toEqual([text]);
});
