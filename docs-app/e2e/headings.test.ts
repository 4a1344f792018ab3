import { describe, expect, inject, test } from 'vitest';
import { readFindings } from '../build/evidence/readFindings.ts';
import { listSkippedHeadings } from './skippedHeadings.ts';
import { pages, readPage } from './site.ts';

const findings = readFindings(inject('products')).filter(({ rule }) => rule === 'heading-order');
const recorded = new Set(findings.map(({ story }) => story));

describe('headings of pages and their demos (WCAG 1.3.1)', () => {
  test.each(pages)(
    'headings of $pathname skip a level only in demos with a recorded finding',
    ({ pathname }) => {
      const skipped = listSkippedHeadings(readPage(pathname));
      expect(skipped.filter(({ story }) => !recorded.has(story ?? ''))).toEqual([]);
    },
  );
});
