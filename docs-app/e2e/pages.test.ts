import { afterAll, describe, test } from 'vitest';
import {
  expectCompleteFindings,
  expectCurrentFindings,
  expectMarkdown,
  judgePage,
} from './judgePages.ts';
import { pages, sampledPages } from './site.ts';

describe.concurrent.each(sampledPages)('$pathname', (route) => {
  test('page has no overflow in any mode or direction, and no axe violation in any mode (WCAG 1.4.3, 1.4.10)', () =>
    judgePage(route));
});

describe('findings about the documented libraries', () => {
  test('every recorded axe finding is complete and names a pinned release', expectCompleteFindings);
});

afterAll(expectCurrentFindings);

test.each(pages.filter(({ kind }) => kind === 'doc' || kind === 'api'))(
  'publishes a Markdown version of $pathname',
  expectMarkdown,
);
