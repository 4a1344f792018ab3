import type { Fault } from './fault.ts';

const ADDRESSES = [
  '#',
  '#%',
  '#%E0%A4%A',
  '#<img src=x onerror=alert(1)>',
  '#__proto__',
  '#constructor',
  '#no-such-heading',
  '#NoSuchDemo.tsx',
  '#tailwind-NoSuchDemo.js',
  `#${'x'.repeat(10_000)}`,
  '#🎈',
  '?code=1&args[]=%E0%A4%A',
  '?look=%7B%22',
  `?${'a=1&'.repeat(500)}`,
  '?__proto__[dense]=1',
  '/',
  '/index.html',
];

/** Faults from unusual hashes, queries and slashes at the end of a page's URL. */
export const contentFaults: readonly Fault[] = ADDRESSES.map((address) => ({
  name: `a URL that ends with ${address.slice(0, 40)}`,
  address,
}));
