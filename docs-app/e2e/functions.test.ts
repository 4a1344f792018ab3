import { describe, expect, test } from 'vitest';
import { parameterAnchor, type HookApi } from '@vitrine/ui/core';
import { listAnchors } from '../build/routes/listAnchors.ts';
import { pages, readDist, readPage } from './site.ts';

const FUNCTIONS = /\/(?:hooks|selectors|utilities)$/;

const functionPages = pages.filter(({ pathname }) => FUNCTIONS.test(pathname));

test('publishes pages of hooks, selectors and utilities for every product', () => {
  expect(functionPages.map(({ pathname }) => pathname)).toEqual(
    [
      ...['base-ui/api/hooks', 'base-ui/api/utilities', 'joy-ui/api/hooks', 'joy-ui/api/utilities'],
      ...['material-ui/api/hooks', 'material-ui/api/utilities'],
      ...['system/api/hooks', 'system/api/utilities', 'toolpad/core/api/hooks'],
      ...['x/api/data-grid/hooks', 'x/api/data-grid/selectors', 'x/api/data-grid/utilities'],
      ...['x/api/date-pickers/hooks', 'x/api/date-pickers/utilities'],
    ].map((path) => `/${path}`),
  );
});

describe.each(functionPages)('$pathname', ({ pathname }) => {
  const functions = JSON.parse(readDist(`${pathname}/api.json`)) as HookApi[];

  test('API page has a section for each function and a row for each parameter', () => {
    const html = readPage(pathname);
    const anchors = listAnchors(html);
    const markdown = readDist(`${pathname}.md`);
    for (const { name, slug, parameters } of functions) {
      expect(anchors).toContain(slug);
      expect(markdown).toContain(`\n## ${name}\n`);
      for (const parameter of parameters)
        expect(anchors).toContain(parameterAnchor(slug, parameter.name));
    }
    expect(functions.length).toBeGreaterThan(0);
  });

  test('API page of functions appears in the navigation', () => {
    const links = readPage(pathname).match(new RegExp(`href="${pathname}"`, 'g')) ?? [];
    expect(links.length).toBeGreaterThan(0);
  });
});
