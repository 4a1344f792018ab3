import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeCriterion } from '@vitrine/ui/core';
import { listAxeRules } from './axeRules.ts';
import { listProofs } from './listProofs.ts';
import { readConformance } from './readConformance.ts';
import { readNamedProofs } from './readProofs.ts';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';

const criteria = readConformance(listProofs(readNamedProofs())).flatMap((group) => group.criteria);
const rules = listAxeRules();
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Numbers of the criteria of levels A and AA, by guideline; WCAG 2.2 removed 4.1.1. */
const NUMBERS = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'],
  ...['1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

describe('conformance report', () => {
  test('lists 55 WCAG criteria in order: 31 of level A and 24 of level AA', () => {
    expect(criteria.map(({ number }) => number)).toEqual(NUMBERS);
    const countLevel = (name: string) => criteria.filter(({ level }) => level === name).length;
    expect([countLevel('A'), countLevel('AA')]).toEqual([31, 24]);
    expect(new Set(criteria.map(({ name }) => name)).size).toBe(55);
  });

  test('lists every A or AA criterion that an axe rule names, at the level of the rule', () => {
    const levelOf = new Map<string, string>(criteria.map(({ number, level }) => [number, level]));
    const rows = rules.flatMap(({ id, levels, criteria: numbers }) =>
      // A rule of a lower level may also name an AAA criterion, which the report does not list.
      numbers
        .filter((number) => levelOf.has(number))
        .map((number) => [
          id,
          number,
          levels.map((tag) => tag.replace(/wcag\d+/, '').toUpperCase()),
        ]),
    );
    expect(rows.length).toBeGreaterThan(60);
    expect(rows).toEqual(rows.map(([id, number]) => [id, number, [levelOf.get(String(number))]]));
    const ruleNumbers = rules.flatMap((rule) => rule.criteria);
    const unlisted = ruleNumbers.filter((number) => !levelOf.has(number));
    expect([...new Set(unlisted)]).toEqual(['2.1.3']);
  });
});

test.each(criteria)('has evidence for the WCAG criterion $number $name: $text', (criterion) => {
  expect(judgeCriterion(criterion)).toBeDefined();
});

const noted = criteria.flatMap(({ number, note }) => (note ? [{ number, ...note }] : []));

test.each(noted)('the note on WCAG criterion $number has a date and a text', ({ date, note }) => {
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  expect(note.length).toBeGreaterThan(20);
});

describe('criteria that do not apply', () => {
  const absent = criteria.filter(({ note }) => note?.applies === false);

  test('lists no proofs of WCAG criteria that do not apply', () => {
    expect(absent.filter(({ proofs }) => proofs.length > 0)).toEqual([]);
  });

  const isSource = (file: string) => /\.(tsx?|mdx|css)$/.test(file) && !file.endsWith('.test.ts');
  const rooms = [
    'src/**/*.{ts,tsx}',
    'docs-app/app/**/*.{ts,tsx}',
    'docs-app/products/*/pages/**/*',
  ].map((pattern) => globFiles(pattern, ROOT).filter(isSource));
  const sources = rooms.flat().map((file) => ({ file, text: read(file) }));

  test.each([
    ['audio and video', /<(audio|video|track)\b|new Audio\(|AudioContext|(['"])(audio|video)\2/],
    ['device motion', /device-?(motion|orientation)|DeviceMotion|Accelerometer/i],
  ])('the sources of the site do not use %s', (_, sign) => {
    expect(rooms.filter((files) => files.length === 0)).toEqual([]);
    expect(sources.filter(({ text }) => sign.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('the site publishes no audio, video or GIF files', () => {
    const files = globFiles(['public/**/*', 'docs-app/products/*/pages/**/*'], ROOT);
    expect(
      files.filter((file) => /\.(mp[34]|m4[av]|webm|og[gva]|wav|mov|gif)$/.test(file)),
    ).toEqual([]);
  });
});

test.each(['.storybook/preview.tsx', 'docs-app/e2e/axe.ts'])(
  '%s runs the axe rules that the conformance report lists',
  (file) => {
    expect(read(file)).toMatch(/(?:runOnly|values): AXE_TAGS/);
  },
);
