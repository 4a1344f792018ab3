import { expect, inject } from 'vitest';
import { readDist } from './site.ts';
import { sampleEvery } from '../testing/tier.ts';

interface Arrival {
  /** Path of the last response. */
  pathname: string;
  search: string;
  status: number;
  redirects: number;
  html: string;
}

/** Follows redirects one by one; throws after five redirects, which are probably a loop. */
export async function arrive(path: string): Promise<Arrival> {
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

/** Returns the document title of a page. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

/** Returns the path of the Chinese page. */
const inChinese = (pathname: string) => (pathname === '/' ? '/zh' : `/zh${pathname}`);

/** Requests variants of a path; throws unless each leads to the page in the prefix's language. */
export async function expectPathForms(pathname: string): Promise<void> {
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
}

interface Moved {
  from: string;
  to: string;
}

/** Old paths and the pages that they redirect to. */
export const moved = JSON.parse(readDist('redirects.json')) as Moved[];

/** Requests old paths in every language; throws unless each one redirects to its new page. */
export async function expectRedirects(): Promise<void> {
  expect(moved.length).toBeGreaterThan(0);
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
}
