import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAdFeed } from './ad/parseAdFeed.ts';
import { parseDemoLink } from './demo/demoLinks.ts';
import { createTranslator } from './i18n/createTranslator.ts';
import { parseOpenGroups, rememberGroup } from './nav/navState.ts';
import { readShareLink } from './playground/shareTheme.ts';
import { identifyProduct } from './product/identifyProduct.ts';
import { buildRedirects, findRedirect } from './product/redirects.ts';
import { parseChoices } from './settings/parseChoices.ts';
import { parseColorMode } from './settings/parseColorMode.ts';
import { parseGlobals } from './settings/parseGlobals.ts';
import { readCookie } from './settings/readCookie.ts';
import { resolveCodeStyling, resolveCodeVariant } from './settings/resolveCode.ts';

const texts = Number(process.env['PROPERTY_RUNS'] ?? 2000);

/** Inputs per fast-check run, batched because changing `Object.prototype` is slow. */
const TOGETHER = 50;

/** Properties added to `Object.prototype`, which change the result of an unsafe parser. */
const SENTINELS = {
  ...{ dense: true, direction: 'rtl', spacing: 20, contrast: 'more', motion: 'reduced' },
  ...{ radius: 2, type: 1.25, typeface: 'mono', paletteColors: { primary: '#123456' } },
  ...{ primary: '#123456', secondary: '#123456', light: '#123456', dark: '#123456' },
  ...{ ads: [{}], company: 'Sentinel', statlink: 'https://sentinel.example/', image: 'x' },
  ...{ description: 'Sentinel', statimp: 'https://sentinel.example/', mode: 'dark' },
  ...{ en: { key: 'Sentinel' }, zh: { key: 'Sentinel' }, key: 'Sentinel', files: {}, name: 'x' },
};

const name = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', ''],
  ...Object.keys(SENTINELS),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(name, fc.boolean(), fc.double(), fc.constant(null), fc.string()),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));
const json = value.map((data) => JSON.stringify(data));
const text = fc.oneof(
  json,
  // Regression input, found by a run with 100,000 strings.
  fc.constant('{"paletteColors":{"secondary":{}}}'),
  name,
  fc.string({ unit: 'binary' }),
  name.map((word) => `#${word}`),
);
const link = text.map((data) => `?look=${btoa(encodeURIComponent(data)).replaceAll('=', '')}`);
const path = fc.array(name, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

const redirects = buildRedirects({ pathnames: ['/material-ui/react-button'], folders: {} });
const dictionaries = { en: { title: 'Title' }, zh: {} };

const parsers: [string, fc.Arbitrary<unknown>, (data: never) => unknown][] = [
  ['settings', text, parseChoices],
  ['settings of a link', link, readShareLink],
  ['mode', text, parseColorMode],
  ['globals of the workbench', value, (data) => parseGlobals(Object(data))],
  ['cookies', text, (cookies: string) => readCookie(cookies, 'codeStyling')],
  ['language of code', text, (stored: string) => resolveCodeVariant({ hash: stored, stored })],
  ['styling of code', text, (stored: string) => resolveCodeStyling({ hash: stored, stored })],
  ['link to a demo', text, parseDemoLink],
  [
    'feed',
    fc.oneof(
      value,
      value.map((ads) => ({ ads })),
    ),
    parseAdFeed,
  ],
  ['open groups', text, (stored: string) => [...parseOpenGroups(stored)]],
  ['opened group', text, (stored: string) => rememberGroup(stored, '__proto__', true)],
  ['translations', name, (key: string) => translate(key)],
  ['values of translations', name, (key: string) => translate(`{${key}}`, {})],
  ['product of a path', path, identifyProduct],
  ['redirect', path, (address: string) => findRedirect(address, redirects)],
];

function translate(key: string, values = {}): string {
  return createTranslator({ language: key, dictionaries, warn() {} })(key, values);
}

/** Runs `read` while `Object.prototype` has the properties of `SENTINELS`. */
async function readWithSentinels(read: () => unknown): Promise<unknown> {
  for (const [key, sentinel] of Object.entries(SENTINELS)) {
    Object.defineProperty(Object.prototype, key, {
      value: sentinel,
      configurable: true,
      writable: true,
    });
  }
  try {
    return await read();
  } finally {
    for (const key of Object.keys(SENTINELS)) Reflect.deleteProperty(Object.prototype, key);
  }
}

const ownKeys = Reflect.ownKeys(Object.prototype);

test.each(parsers)('parses %s without using Object.prototype (S11)', (_, data, parse) =>
  fc.assert(
    fc.asyncProperty(fc.array(data, { minLength: TOGETHER, maxLength: TOGETHER }), async (all) => {
      const read = () => Promise.all(all.map((input) => parse(input as never)));
      const clean = await read();
      const withSentinels = await readWithSentinels(read);
      expect(withSentinels).toEqual(clean);
      expect(Reflect.ownKeys(Object.prototype)).toEqual(ownKeys);
    }),
    { numRuns: texts / TOGETHER },
  ),
);
