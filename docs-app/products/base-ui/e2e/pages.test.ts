import { expect, test } from 'vitest';
import {
  expectApiPage,
  expectPage,
  listFunctionPages,
  versionOf,
} from '../../../e2e/productPages.ts';

test('serves Base UI pages at paths that start with /base-ui/ (NAV-6)', () =>
  expectPage('/base-ui/react-button', { product: 'Base UI', title: 'Button' }));

test.each([
  ['react-button/components-api#button', 'Button components API'],
  ['react-button/hooks-api#use-button', 'Button hooks API'],
  ['react-slider/components-api#slider', 'Slider components API'],
])('serves the API of a component at /base-ui/%s (NAV-13)', (path, title) =>
  expectApiPage(`/base-ui/${path}`, title),
);

test('publishes API pages for the hooks and utilities of Base UI', () => {
  expect(listFunctionPages('base-ui')).toEqual(['api/hooks', 'api/utilities']);
});

test('lists the Base UI version that the specification requires (VER-1)', () => {
  expect(versionOf('base-ui')).toMatch(/^5\.0\.0-beta\.\d+$/);
});
