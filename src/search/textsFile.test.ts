import { describe, expect, test } from 'vitest';
import { blockSchema, textsIndexSchema, textsPath } from './textsFile.ts';

const index = {
  files: '/assets/texts-en_1',
  terms: ['rudder'],
  blocks: [0, 2],
  pages: [1, 2],
  products: [['Harbor', 2]],
};

describe('textsIndexSchema', () => {
  test('parses a text search index', () => {
    expect(textsIndexSchema.parse(index)).toEqual(index);
  });

  test.each([
    { files: 'https://other.example/assets/texts' },
    { files: '/assets/texts/../../other' },
    { blocks: [-1] },
    { products: [['Harbor']] },
  ])('rejects a text search index with %j', (part) => {
    expect(textsIndexSchema.safeParse({ ...index, ...part }).success).toBe(false);
  });
});

test('parses the texts of a page', () => {
  const block = [
    { path: '/rudder', title: 'Rudder', sections: [['keys', 'Keys', 'Press a key.']] },
  ];
  expect(blockSchema.parse(block)).toEqual(block);
});

test('returns the URL of the text search index of a language', () => {
  expect(textsPath('zh')).toBe('/search/texts-zh.json');
});
