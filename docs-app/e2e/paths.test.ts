import { describe, expect, inject, test } from 'vitest';
import { HOST_LIMITS } from '@vitrine/ui/core';
import { sampledPages, readDist } from './site.ts';
import { sampleEvery } from './tier.ts';
import { visit } from './visit.ts';

interface Arrival {
  /** Path of the last response. */
  pathname: string;
  search: string;
  status: number;
  redirects: number;
  html: string;
}

/** Follows redirects one by one; throws after five redirects, which are probably a loop. */
async function arrive(path: string): Promise<Arrival> {
  let url = new URL(path, inject('origin'));
  for (let redirects = 0; redirects < 5; redirects += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (location === null) {
      const { pathname, search } = url;
      return { pathname, search, status: response.status, redirects, html: await response.text() };
    }
    url = new URL(location, url);
    expect(url.origin).toBe(inject('origin'));
  }
  throw new Error(`${path} is redirected more than 4 times.`);
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

const inChinese = (pathname: string) => (pathname === '/' ? '/zh' : `/zh${pathname}`);

describe.concurrent.each(sampledPages)('paths of $pathname (PTH-1, PTH-2)', ({ pathname }) => {
  test('serves variants of a path (slash, query, language) with at most one redirect', async () => {
    const forms: [string, string, number][] = [
      [pathname, pathname, 0],
      [`${pathname}?a=1`, pathname, 0],
      [`${pathname}/`.replace('//', '/'), pathname, pathname === '/' ? 0 : 1],
      [`/en${pathname}`, pathname, 1],
      [inChinese(pathname), inChinese(pathname), 0],
      [`${inChinese(pathname)}/?a=1`, inChinese(pathname), 1],
    ];
    const first = await arrive(pathname);
    for (const [form, target, redirects] of forms) {
      const arrival = await arrive(form);
      expect({ form, status: arrival.status, at: arrival.pathname }).toEqual({
        form,
        status: 200,
        at: target,
      });
      expect(arrival.redirects).toBe(redirects);
      expect(arrival.search).toBe(form.includes('?') ? '?a=1' : '');
      if (!target.startsWith('/zh')) expect(titleOf(arrival.html)).toBe(titleOf(first.html));
      expect(arrival.html).toContain(`<html lang="${target.startsWith('/zh') ? 'zh' : 'en'}"`);
    }
  });
});

test.each([
  ['NAV-3', '/material-ui/', 'Material UI', '/material-ui/react-button', 'Button'],
  ['NAV-4', '/joy-ui/', 'Joy UI', '/joy-ui/react-button', 'Button'],
  ['NAV-5', '/system/', 'MUI System', '/system/react-box', 'Box'],
  ['NAV-6', '/base-ui/', 'Base UI', '/base-ui/react-button', 'Button'],
  ['NAV-7', '/x/', 'Data Grid', '/x/react-data-grid', 'Data Grid'],
  ['NAV-7', '/x/', 'Date Pickers', '/x/react-date-pickers', 'Date Pickers'],
  ['NAV-8', '/toolpad/core/', 'Toolpad Core', '/toolpad/core/introduction', 'Overview'],
  ['NAV-9', '/experiments/docs/', 'Docs Infra', '/experiments/docs/nav-flags', 'Navigation flags'],
])(
  '%s: serves a page whose path starts with %s, of %s',
  async (_, prefix, product, pathname, title) => {
    expect(pathname.startsWith(prefix)).toBe(true);
    const { status, redirects, html } = await arrive(pathname);
    expect({ status, redirects }).toEqual({ status: 200, redirects: 0 });
    expect(titleOf(html)).toContain(product);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(title);
  },
);

interface Moved {
  from: string;
  to: string;
}

const moved = JSON.parse(readDist('redirects.json')) as Moved[];

test('redirects old paths to the current page in their language (PTH-4)', async () => {
  expect(moved.map(({ from }) => from)).toContain('/api/button');
  for (const { from, to } of sampleEvery(8, moved)) {
    for (const prefix of ['', '/en', '/zh']) {
      const { pathname, status, redirects } = await arrive(`${prefix}${from}/?old`);
      const target = prefix === '/zh' ? inChinese(to) : to;
      expect({ from, status, pathname, redirects }).toEqual({
        from,
        status: 200,
        pathname: target,
        // Hosts limit the number of redirect rules, so `/en` may need a separate redirect.
        redirects: prefix === '/en' ? Math.min(redirects, 2) : 1,
      });
    }
  }
});

test('keeps _redirects and _headers within the limits of every host (FAULT F1)', () => {
  const rules = readDist('_redirects').trim().split('\n');
  const isWildcard = (rule: string) => /[*]|\/:/.test(rule.split(' ')[0] ?? '');
  const first = rules.findIndex(isWildcard);
  expect(rules.length).toBeLessThanOrEqual(HOST_LIMITS.rules);
  expect(Buffer.byteLength(readDist('_redirects'))).toBeLessThanOrEqual(HOST_LIMITS.bytes);
  expect(rules.length - first).toBeLessThanOrEqual(HOST_LIMITS.wildcards);
  expect(rules.slice(first).every(isWildcard)).toBe(true);
  // GitLab Pages supports no other redirect status; Cloudflare Pages does not support 404.
  expect(rules.filter((rule) => !/^\/\S* \/\S* 30[12]$/.test(rule))).toEqual([]);
  const headers = readDist('_headers').split('\n');
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
});

describe('path that could redirect to another origin', () => {
  test.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/zh//evil.example/',
    '/en//evil.example',
    '/en/%2Fevil.example/',
    '/api//evil.example/',
  ])('responds to %s with 404, and never redirects to another origin', async (path) => {
    const response = await fetch(inject('origin') + path, { redirect: 'manual' });
    const location = response.headers.get('location') ?? '/';
    expect(new URL(location, inject('origin')).origin).toBe(inject('origin'));
    expect(location).not.toMatch(/^[/\\]{2}/);
    if (response.status === 404) return;
    expect((await arrive(location)).status).toBe(404);
  });
});

test('scrolls to the heading of the URL hash when the path redirects (PTH-3)', () =>
  visit(async ({ page }) => {
    await page.goto('/material-ui/react-button/?a=1#accessibility');
    expect(new URL(page.url()).pathname).toBe('/material-ui/react-button');
    expect(new URL(page.url()).hash).toBe('#accessibility');
    await page.waitForFunction(() => {
      const { top = -1 } = document.querySelector('#accessibility')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < 200;
    });
  }));

test('keeps the heading of the URL hash in view while content above it grows', () =>
  visit(async ({ page }) => {
    await page.goto('/material-ui/react-button#accessibility');
    const isInPlace = () => {
      const { top = -1 } = document.querySelector('#accessibility')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < 200;
    };
    await page.waitForFunction(isInPlace);
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.blockSize = '700px';
      document.querySelector('[data-article]')?.prepend(late);
    });
    await page.waitForFunction(isInPlace);
    await page.mouse.wheel(0, -900);
    await page.waitForFunction(() => {
      const { top = 0 } = document.querySelector('#accessibility')?.getBoundingClientRect() ?? {};
      return top > 400;
    });
  }));

test('opens the current page of an old path when the host has no redirects', () =>
  visit(async ({ page, problems }) => {
    const body = readDist('404.html');
    await page.route(`${inject('origin')}/api/button`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto('/api/button');
    await page.waitForURL('**/material-ui/api/button');
    await page.getByRole('heading', { level: 1, name: 'Button API' }).waitFor();
    // The browser logs the 404 status of the document, which the test expects.
    const index = problems.findIndex((problem) => problem.includes('404'));
    if (index >= 0) problems.splice(index, 1);
  }));
