import { expect, test } from 'vitest';
import { findClosest } from './findClosest.ts';

const pages = [
  '/',
  '/material-ui/react-button',
  '/material-ui/api/button',
  '/material-ui/react-tabs',
];

test('returns the candidates with the most similar spelling, best first', () => {
  expect(findClosest('/material-ui/react-buton', pages, { limit: 2 })).toEqual([
    '/material-ui/react-button',
    '/material-ui/react-tabs',
  ]);
});

test('includes a candidate when exactly the allowed share of letters differs', () => {
  expect(findClosest('ab', ['ac', 'cd'], { difference: 0.5 })).toEqual(['ac']);
});

test('omits candidates when too many letters differ', () => {
  expect(findClosest('/nope', pages, { difference: 0.4 })).toEqual([]);
});
