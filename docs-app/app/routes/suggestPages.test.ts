import { expect, test } from 'vitest';
import { findLibrary } from './parseAddress.ts';
import { suggestPages } from './suggestPages.ts';

const pages = [
  '/',
  '/one/react-dialog',
  '/one/api/dialog',
  '/one/react-button',
  '/one/react-badge',
  '/one/integrations/routing',
  '/two/react-modal',
  '/two/react-button',
  '/two/react-buttons-of-a-bar',
].map((pathname) => ({ pathname, title: pathname }));

const suggest = (pathname: string) => suggestPages(pathname, pages).map((page) => page.pathname);

test('suggests the component page of another library before its API page when the library lacks the name', () => {
  expect(suggest('/two/react-badge')).toEqual(['/one/react-badge']);
  expect(suggest('/three/react-dialog')).toEqual(['/one/react-dialog', '/one/api/dialog']);
});

test('suggests a synonym in the same library before the same name in another library', () => {
  expect(suggest('/two/react-dialog')).toEqual([
    '/two/react-modal',
    '/one/react-dialog',
    '/one/api/dialog',
  ]);
  expect(suggest('/one/api/modal')).toEqual(['/one/api/dialog', '/two/react-modal']);
});

test('suggests a page of the same library when the path differs only in its folder', () => {
  expect(suggest('/one/guides/routing')).toEqual(['/one/integrations/routing']);
});

test('suggests similar names from other libraries only when the library has no pages', () => {
  expect(suggest('/one/react-buton')).toEqual(['/one/react-button']);
  expect(suggest('/oen/react-buton')).toEqual(['/one/react-button', '/two/react-button']);
});

test('suggests no page when every name differs in more than a third of its letters', () => {
  expect(suggest('/one/react-nothing')).toEqual([]);
  expect(suggest('/%E0%A4%A')).toEqual([]);
});

test('findLibrary finds the library by the first segment of a pathname', () => {
  const product = { id: 'one', name: 'One', start: '/one/start' };
  const products = [{ ...product, category: null, tagline: '', version: '1', olderVersions: [] }];
  expect(findLibrary('/one/missing', products)?.name).toBe('One');
  expect(findLibrary('/missing', products)).toBeUndefined();
});
