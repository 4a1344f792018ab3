import { describe, expect, test } from 'vitest';
import { fileKind, isCacheable, type Answer, type FileKind } from './fileKind.ts';

const SITE = 'https://docs.example.com';

describe('fileKind', () => {
  test.each<[string, FileKind | undefined]>([
    ['/', 'page'],
    ['/zh', 'page'],
    ['/material-ui/react-button', 'page'],
    ['/material-ui/react-button?from=mail', 'page'],
    ['/page.json', 'data'],
    ['/material-ui/react-button/page.json', 'data'],
    ['/material-ui/react-button/demos/Basic.json', 'data'],
    ['/products.json', 'data'],
    ['/assets/main-1a2b.js', 'script'],
    ['/assets/main-1a2b.css', 'style'],
    ['/assets/product-x-en-1a2b.json', 'data'],
    ['/fonts/inter-latin-wght-normal.woff2', 'font'],
    ['/favicon.svg', 'picture'],
    ['/print.css', 'style'],
    ['/other.css', undefined],
    ['/sw.js', undefined],
    ['/sw.js?again', undefined],
    ['/other.js', undefined],
    ['/workbench', undefined],
    ['/workbench/index.html', undefined],
    ['/workbench/assets/main.js', undefined],
    ['/play/frame.html', undefined],
    ['/play/scripts.json', undefined],
    ['/assets/play/material-ui-1a2b.js', undefined],
    ['/assets/constructor', 'page'],
    ['/assets/a.constructor', undefined],
    ['/social/index.png', undefined],
    ['/material-ui/react-button.md', undefined],
    ['/workbenches', 'page'],
  ])('classifies the path %s as %s', (path, kind) => {
    expect(fileKind(new URL(path, SITE), SITE)).toBe(kind);
  });

  test('returns undefined when the URL has a different origin than the site', () => {
    for (const origin of ['https://docs.example.com.evil.example', 'http://docs.example.com']) {
      expect(fileKind(new URL('/assets/main-1a2b.js', origin), SITE)).toBeUndefined();
    }
  });
});

describe('isCacheable (S13)', () => {
  const good: Answer = { status: 200, type: 'basic', redirected: false, contentType: 'text/html' };

  test.each<[FileKind, string]>([
    ['page', 'text/html; charset=utf-8'],
    ['page', 'TEXT/HTML'],
    ['data', 'application/json; charset=utf-8'],
    ['script', 'text/javascript'],
    ['style', 'text/css'],
    ['font', 'font/woff2'],
    ['picture', 'image/svg+xml'],
  ])('isCacheable accepts a response for a %s when the content type is %s', (kind, contentType) => {
    expect(isCacheable(kind, { ...good, contentType })).toBe(true);
  });

  test.each<[FileKind, Partial<Answer>]>([
    ['page', { status: 404 }],
    ['page', { status: 500 }],
    ['page', { status: 206 }],
    ['page', { status: 203 }],
    ['page', { type: 'opaque', status: 0 }],
    ['page', { type: 'opaqueredirect', status: 0 }],
    ['page', { type: 'cors' }],
    ['page', { redirected: true }],
    ['page', { contentType: null }],
    ['page', { contentType: 'application/xhtml+xml' }],
    ['page', { contentType: 'text/htmlx' }],
    ['script', { contentType: 'text/html' }],
    ['data', { contentType: 'text/html' }],
    ['style', { contentType: 'text/plain' }],
    ['font', { contentType: 'application/octet-stream' }],
  ])('isCacheable rejects a response for a %s with %o', (kind, part) => {
    expect(isCacheable(kind, { ...good, ...part })).toBe(false);
  });
});
