import { describe, expect, inject, test } from 'vitest';
import { HOST_LIMITS } from '@vitrine/ui/core';
import { arrive, expectPathForms, expectRedirects, moved } from './arrive.ts';
import { pages, sampledPages, readDist } from './site.ts';
import { forgiveNotFound, visit } from './visit.ts';

describe.concurrent.each(sampledPages)('paths of $pathname (PTH-1, PTH-2)', ({ pathname }) => {
  test('serves variants of a path (slash, query, language) with at most one redirect', () =>
    expectPathForms(pathname));
});

test('redirects old paths to the current page in their language (PTH-4)', expectRedirects);

test('keeps _redirects and _headers within the limits of every host (FAULT F1)', () => {
  const rules = readDist('_redirects').trim().split('\n');
  const isWildcard = (rule: string) => /[*]|\/:/.test(rule.split(' ')[0] ?? '');
  const first = rules.findIndex(isWildcard);
  expect(rules.length).toBeLessThanOrEqual(HOST_LIMITS.rules);
  expect(Buffer.byteLength(readDist('_redirects'))).toBeLessThanOrEqual(HOST_LIMITS.bytes);
  expect(rules.length - first).toBeLessThanOrEqual(HOST_LIMITS.wildcards);
  expect(rules.slice(first).every(isWildcard)).toBe(true);
  // GitLab Pages supports only the statuses 301 and 302; Cloudflare Pages does not support 404.
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
  ])('path %s ends in a 404 response without a redirect to another origin', async (path) => {
    const response = await fetch(inject('origin') + path, { redirect: 'manual' });
    const location = response.headers.get('location') ?? '/';
    expect(new URL(location, inject('origin')).origin).toBe(inject('origin'));
    expect(location).not.toMatch(/^[/\\]{2}/);
    if (response.status === 404) return;
    expect((await arrive(location)).status).toBe(404);
  });
});

test('opens the current page of an old path when the host has no redirects', () =>
  visit(async ({ page, problems }) => {
    const { from, to } = moved.at(-1)!;
    const body = readDist('404.html');
    await page.route(inject('origin') + from, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    const name = pages.find(({ pathname }) => pathname === to)?.title ?? '';
    await page.getByRole('heading', { level: 1, name }).waitFor();
    forgiveNotFound(problems, from);
  }));
