import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { NO_NETWORK, sharedProcessArgs } from '../testing/browser.ts';
import { openEditor } from './editor.ts';
import { endGaps, startGaps } from './measureGaps.ts';
import { sampleEvery } from './tier.ts';

const BUTTON = { path: '/base-ui/react-button', name: 'SaveButton' };

const component = (...body: string[]) =>
  ["import * as React from 'react';", 'export default function Demo() {', ...body, '}'].join('\n');

const LOOP = /^The loop ran for more than \d+ ms without a pause/;
const CALLS = /^The function ran over \d+ times without a pause/;

/** Endless code: name, source, expected message and expected line. */
const ENDLESS = [
  ['a loop while it renders', component('for (;;);'), LOOP, 3],
  [
    'recursion',
    component(
      'const f = (n: number): number =>',
      'n < 1 ? 1 : f(n - 1) + f(n - 1);',
      'return f(50);',
    ),
    CALLS,
    4,
  ],
  [
    'a loop of promises',
    component(
      'React.useEffect(() => { void (async () => {',
      'while (true) await null;',
      '})(); });',
      'return null;',
    ),
    LOOP,
    4,
  ],
  [
    'recursion that overflows',
    component('const f = (n: number): number =>', 'f(n + 1) + 1;', 'return f(0);'),
    /call stack/,
    4,
  ],
  [
    'a loop in an effect',
    component('React.useEffect(() => {', 'do {} while (true);', '});', 'return null;'),
    LOOP,
    4,
  ],
  [
    'a loop over what grows',
    component('const all = [1];', 'for (const one of all) all.push(one);', 'return null;'),
    LOOP,
    4,
  ],
  [
    'a loop in a timer',
    component(
      'React.useEffect(() => { setInterval(() => {',
      'for (;;);',
      '}); });',
      'return null;',
    ),
    LOOP,
    4,
  ],
] as const;

describe('page that shares its thread with the iframe (S12)', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browser'),
      args: [...sharedProcessArgs, NO_NETWORK],
    });
  });

  afterAll(() => browser?.close());

  test.each(sampleEvery(3, ENDLESS))(
    'keeps the page responsive within 200 ms, and names the line of %s (FAULT G1)',
    async (_, code, sentence, line) => {
      const context = await browser.newContext({ baseURL: inject('origin') });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const { demo, message, write } = await openEditor(page, BUTTON);
      const gaps: number[] = [];
      for (const round of [1, 2]) {
        await write(component(`return <p>Worked {${round}}</p>;`));
        await demo.frameLocator('iframe').getByText(`Worked ${round}`).waitFor();
        await message.and(page.locator(':empty')).waitFor({ state: 'attached' });
        await write(code);
        await page.evaluate(startGaps);
        await message.getByText(sentence).waitFor();
        gaps.push(await page.evaluate(endGaps));
        await demo.getByRole('button', { name: `SaveButton.tsx, line ${line}` }).waitFor();
      }
      // Other processes can pause the browser, so only the shorter of two measurements counts.
      expect(Math.min(...gaps)).toBeLessThan(200);
    },
  );
});
