import { describe, expect, test } from 'vitest';
import { parameterAnchor, type HookApi } from '@vitrine/ui/core';
import { listAnchors } from '../build/routes/listAnchors.ts';
import { pages, readDist, readPage } from './site.ts';

const FUNCTIONS = /\/(?:hooks|selectors|utilities)$/;

/** Pages that document hooks, selectors or utilities. */
export const functionPages = pages.filter(({ pathname }) => FUNCTIONS.test(pathname));

/** Returns the functions that a page documents. */
export function readFunctions(pathname: string): HookApi[] {
  return JSON.parse(readDist(`${pathname}/api.json`)) as HookApi[];
}

/** Tests every page of the site that documents functions. */
export function testFunctionPages(): void {
  describe.each(functionPages)('$pathname', ({ pathname }) => {
    const functions = readFunctions(pathname);

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
}
