import { expect, test } from 'vitest';
import { findClosest } from './findClosest.ts';

const pages = [
  '/',
  '/material-ui/react-button',
  '/material-ui/api/button',
  '/material-ui/react-tabs',
];

test('finds what is spelled most alike, best first', () => {
  expect(findClosest('/material-ui/react-buton', pages, { limit: 2 })).toEqual([
    '/material-ui/react-button',
    '/material-ui/react-tabs',
  ]);
});

test('includes what differs by exactly the share', () => {
  expect(findClosest('ab', ['ac', 'cd'], { difference: 0.5 })).toEqual(['ac']);
});

test('leaves out what is too different', () => {
  expect(findClosest('/nope', pages, { difference: 0.4 })).toEqual([]);
});
