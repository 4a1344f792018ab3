import { expect, test } from 'vitest';
import { readPageText } from './readPageText.ts';

test('splits Markdown into sections that have the heading ids of the page', () => {
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
