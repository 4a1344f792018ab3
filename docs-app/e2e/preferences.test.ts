import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { themePresets } from '@vitrine/ui/core';
import { COLOR_RULES, findViolations } from './axe.ts';
import {
  denyStorage,
  holdScripts,
  hydrate,
  waitForQuiet,
  hydrateDemos,
} from '../testing/hydrate.ts';
import { isWhole, sample, sampleEvery, samplePairs } from './tier.ts';
import { visit } from './visit.ts';

const CHOICES_KEY = 'vitrine-settings';
const MODE_KEY = 'mui-mode';
const DEMO_PAGE = isWhole ? '/material-ui/react-text-field' : '/joy-ui/react-alert';
/** Axe rules whose result depends on colors, density or spacing. */
const SETTINGS_RULES = [...COLOR_RULES, 'target-size'];
const QUIET_PAGE = '/material-ui/getting-started/installation';
const CHANGED = '#7c2d91';

type Choices = Record<string, unknown>;

/** Sets missing local storage items in each document, as an earlier visit would. */
async function seedStorage(context: BrowserContext, items: Record<string, string>): Promise<void> {
  await context.addInitScript((entries) => {
    for (const [key, value] of entries)
      if (!(key in localStorage)) localStorage.setItem(key, value);
  }, Object.entries(items));
}

/** Records changes of settings attributes on the root element once the document has a body. */
function watchSettings(): void {
  const changes: string[] = [];
  const names = /^(dir|lang|style|data-(mode|density|contrast|motion|typeface|primary|secondary))$/;
  new MutationObserver((records) => {
    for (const { attributeName, target } of document.body ? records : []) {
      if (target !== document.documentElement || attributeName === null) continue;
      if (names.test(attributeName)) changes.push(attributeName);
    }
  }).observe(document, { attributes: true, subtree: true });
  Object.assign(window, { __lookChanges: changes });
}

const readChanges = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __lookChanges: string[] }).__lookChanges);

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
}

const readSettings = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    const style = getComputedStyle(document.documentElement);
    const { mode = '', density = '' } = dataset;
    const read = (name: string) => style.getPropertyValue(name).trim();
    const [spacing, primary] = [read('--docs-spacing'), read('--docs-palette-primary-main')];
    return { dir, mode, density, spacing, primary };
  });

const combinations = [undefined, 'light', 'dark'].flatMap((mode) =>
  (['light', 'dark'] as const).flatMap((os) =>
    (['ltr', 'rtl'] as const).flatMap((direction) =>
      [false, true].flatMap((dense) =>
        [{}, { primary: { light: CHANGED, dark: '#e0a3f0' } }].map((paletteColors) => ({
          ...{ os, mode, direction, dense, paletteColors },
        })),
      ),
    ),
  ),
);

const stored = samplePairs(combinations).map(({ os, mode, ...choices }) => ({
  ...{ os, mode, choices },
  name: [
    mode ?? 'no mode',
    os,
    ...Object.values(choices).map((value) => JSON.stringify(value)),
  ].join(),
}));

describe.concurrent('first painted frame (MOD-1..3, MOD-5)', () => {
  test.each(stored)(
    'first paint equals the hydrated page for stored settings: $name',
    ({ os, mode, choices }) =>
      visit(
        async ({ page, context }) => {
          await seedStorage(context, {
            [CHOICES_KEY]: JSON.stringify(choices),
            ...(mode !== undefined && { [MODE_KEY]: mode }),
          });
          await page.addInitScript(watchSettings);
          const release = await holdScripts(page);
          await page.goto(DEMO_PAGE);
          await page.evaluate(() => document.fonts.ready);
          // Keep the pointer off the demos, because the corner of a hovered field does not always
          // paint with the same pixels.
          await page.mouse.move(640, 130);
          const first = await page.screenshot();
          release();
          await hydrate(page);
          await page.mouse.move(640, 130);
          const { dir, mode: appliedMode, density } = await readSettings(page);
          expect({ dir, appliedMode, density }).toEqual({
            dir: choices.direction,
            appliedMode: mode ?? os,
            density: choices.dense ? 'dense' : 'comfortable',
          });
          expect(await readChanges(page)).toEqual([]);
          expect((await page.screenshot()).equals(first)).toBe(true);
        },
        { colorScheme: os, viewport: { width: 1024, height: 800 } },
      ),
  );
});

describe.concurrent('change of a setting', () => {
  test('pauses transitions for 1 ms when the mode changes (THM-13)', () =>
    visit(
      async ({ page }) => {
        await page.goto(QUIET_PAGE);
        const pauses = await page.evaluate(async () => {
          const root = document.documentElement;
          const seen: string[] = [];
          new MutationObserver(() => {
            const isPaused = root.dataset['switching'] !== undefined;
            const { transitionDuration } = getComputedStyle(document.querySelector('a') ?? root);
            seen.push(`${isPaused ? 'paused' : 'running'} ${transitionDuration}`);
          }).observe(root, { attributeFilter: ['data-switching'] });
          const delays: (number | undefined)[] = [];
          const { setTimeout } = window;
          window.setTimeout = ((run: () => void, delay?: number) => {
            delays.push(delay);
            return setTimeout(run, delay);
          }) as typeof setTimeout;
          document.querySelector<HTMLButtonElement>('[data-action="toggle-mode"]')?.click();
          window.setTimeout = setTimeout;
          while (seen.length < 2) await new Promise((resolve) => requestAnimationFrame(resolve));
          return { seen, delays };
        });
        expect(pauses.seen[0]).toBe('paused 0s');
        expect(pauses.seen[1]).toMatch(/^running /);
        expect(pauses.delays).toEqual([1]);
      },
      { reducedMotion: 'no-preference' },
    ));

  const changes = [
    { group: 'Mode', button: 'Dark', shows: { mode: 'dark' }, clause: 'SET-2' },
    { group: 'Direction', button: 'Right to left', shows: { dir: 'rtl' }, clause: 'SET-3' },
    { group: 'Density', button: 'Dense', shows: { density: 'dense' }, clause: 'THM-5' },
    { group: 'Spacing', button: 'increase spacing', shows: { spacing: '9px' }, clause: 'THM-3' },
    { group: 'Color', button: 'Plum', shows: { primary: `rgb(124 45 145)` }, clause: 'SET-1' },
  ];

  test.each(changes)(
    'applies $group on the next frame without rerendering the article ($clause)',
    ({ group, button, shows }) =>
      visit(async ({ page }) => {
        await page.goto(DEMO_PAGE);
        await hydrate(page);
        await hydrateDemos(page);
        await openDrawer(page);
        await page.evaluate(() => {
          const article = document.querySelector('article');
          const changed: string[] = [];
          new MutationObserver((records) => {
            for (const { target } of records) {
              const element = target instanceof Element ? target : target.parentElement;
              if (element && !element.closest('[data-demo-stage]')) changed.push(element.tagName);
            }
          }).observe(article ?? document, {
            attributes: true,
            characterData: true,
            childList: true,
            subtree: true,
          });
          Object.assign(window, { __changed: changed });
        });
        const choice = page
          .getByRole('group', { name: group })
          .getByRole('button', { name: button });
        await choice.evaluate(
          (element) =>
            new Promise((resolve) => {
              (element as HTMLButtonElement).click();
              requestAnimationFrame(resolve);
            }),
        );
        expect(await readSettings(page)).toMatchObject(shows);
        await waitForQuiet(page);
        const changed = await page.evaluate(
          () => (window as unknown as { __changed: string[] }).__changed,
        );
        expect(changed).toEqual([]);
      }),
  );
});

describe.concurrent('theme preset (PRD-5, WCAG 1.4.3)', () => {
  const combined = themePresets.flatMap(({ id }) =>
    (['light', 'dark'] as const).flatMap((mode) =>
      (['ltr', 'rtl'] as const).flatMap((direction) =>
        [false, true].map((dense) => ({ id, mode, direction, dense })),
      ),
    ),
  );
  const sampled = sample(combined, ({ id, mode, direction, dense }) => [
    id,
    `${mode} ${direction}`,
    `${mode} ${dense}`,
  ]);
  const presets = sampled.map(({ id, mode, ...choices }) => {
    const preset = themePresets.find((candidate) => candidate.id === id);
    return { id, mode, choices: { ...preset?.theme, ...choices } };
  });

  test.each(presets)(
    'theme preset passes axe: $id, $mode, $choices.direction, dense: $choices.dense',
    ({ mode, choices }) =>
      visit(async ({ page, context, problems }) => {
        await seedStorage(context, { [CHOICES_KEY]: JSON.stringify(choices), [MODE_KEY]: mode });
        await page.goto('/playground');
        await hydrate(page);
        expect(await page.locator('[data-passes="false"]').count()).toBe(0);
        await openDrawer(page);
        const rules = isWhole ? undefined : SETTINGS_RULES;
        for (const { rule, target } of await findViolations(page, mode, { rules })) {
          problems.push(`${rule} at ${target}`);
        }
      }),
  );
});

describe.concurrent('color mode', () => {
  test('follows changes of the system mode until a mode is chosen (MOD-3, MOD-4, MOD-5)', () =>
    visit(async ({ page }) => {
      await page.goto(QUIET_PAGE);
      const waitForMode = (mode: string) =>
        page.locator(`html[data-mode="${mode}"]`).waitFor({ state: 'attached' });
      await waitForMode('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await waitForMode('dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await waitForMode('light');
      await openDrawer(page);
      await page.getByRole('button', { name: 'Dark', exact: true }).click();
      await waitForMode('dark');
      expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await readSettings(page)).toMatchObject({ mode: 'dark' });
      await page.getByRole('button', { name: 'System' }).first().click();
      await waitForMode('light');
    }));
});

describe.concurrent('stored settings', () => {
  test('applies settings in another open tab, also after a reload of that tab', () =>
    visit(async ({ page, context }) => {
      await page.goto(QUIET_PAGE);
      const other = await context.newPage();
      await other.goto(DEMO_PAGE);
      await openDrawer(page);
      for (const name of ['Dark', 'Right to left', 'Plum', 'Dense', 'increase spacing']) {
        await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      }
      const settings = await readSettings(page);
      expect(settings).toMatchObject({ dir: 'rtl', mode: 'dark', density: 'dense' });
      await other.waitForFunction(() => document.documentElement.dir === 'rtl');
      expect(await readSettings(other)).toEqual(settings);
      await other.reload();
      expect(await readSettings(other)).toEqual(settings);
    }));

  test('applies settings until the next load when storage is denied', () =>
    visit(async ({ page }) => {
      await denyStorage(page);
      await page.goto(QUIET_PAGE);
      await openDrawer(page);
      await page.getByRole('button', { name: 'Right to left' }).click();
      await page.getByRole('button', { name: 'increase spacing' }).click();
      expect(await readSettings(page)).toMatchObject({ dir: 'rtl', spacing: '9px' });
      await page.reload();
      expect(await readSettings(page)).toMatchObject({ dir: 'ltr', spacing: '8px' });
    }));

  test('applies settings when storage is full', () =>
    visit(async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      });
      await page.goto(QUIET_PAGE);
      await openDrawer(page);
      await page.getByRole('button', { name: 'Dense' }).click();
      await page.getByRole('button', { name: 'Dark', exact: true }).click();
      expect(await readSettings(page)).toMatchObject({ density: 'dense', mode: 'dark' });
    }));
});

const HOSTILE = [
  '{"__proto__":{"dense":true},"constructor":{"prototype":{"dense":true}}}',
  '{"dense":"yes","spacing":1e999,"direction":["rtl"]}',
  '{"paletteColors":{"primary":"#000;}*{display:none","secondary":{"light":"url(//evil)"}}}',
  '{"typeface":"<img src=x onerror=alert(1)>","radius":-4,"type":null}',
  `{"dense":true,"pad":"${'x'.repeat(5000)}"}`,
  '{"dense":tru',
  'null',
  '',
];

/** Shortens a text to 60 characters for a test title. */
const nameText = (text: string) => ({ text, name: text.slice(0, 60) });

describe.concurrent('invalid settings', () => {
  test.each(sampleEvery(4, HOSTILE).map(nameText))('repairs stored settings: $name', ({ text }) =>
    visit(async ({ page, context }) => {
      await seedStorage(context, { [CHOICES_KEY]: text, [MODE_KEY]: text });
      await page.goto(QUIET_PAGE);
      const settings = await readSettings(page);
      expect(settings).toMatchObject({ dir: 'ltr', mode: 'light', density: 'comfortable' });
      expect(settings['spacing']).toBe('8px');
      expect(await page.evaluate(() => ({}) as Choices)).toEqual({});
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await openDrawer(page);
      await page.getByRole('button', { name: 'Right to left' }).click();
      const stored = await page.evaluate((key) => localStorage.getItem(key), CHOICES_KEY);
      expect(JSON.parse(stored ?? '')).toMatchObject({ direction: 'rtl', dense: false });
    }),
  );

  test('ignores invalid settings from another tab', () =>
    visit(async ({ page, context }) => {
      await page.goto(QUIET_PAGE);
      const before = await readSettings(page);
      const other = await context.newPage();
      await other.goto(QUIET_PAGE);
      for (const text of HOSTILE) {
        await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
          CHOICES_KEY,
          text,
        ] as const);
      }
      await other.evaluate(() => localStorage.setItem('done', '1'));
      await page.waitForFunction(() => localStorage.getItem('done') === '1');
      expect(await readSettings(page)).toEqual(before);
    }));

  test.each(
    sampleEvery(2, ['%7B%22', '__proto__', 'e30=', 'x'.repeat(3000), '<script>']).map(nameText),
  )('ignores an invalid theme in a playground link: $name', ({ text }) =>
    visit(async ({ page }) => {
      await page.goto(`/playground?look=${text}`);
      await hydrate(page);
      expect(await readSettings(page)).toMatchObject({ dir: 'ltr', spacing: '8px' });
      await page.getByRole('button', { name: 'Vitrine', pressed: true }).waitFor();
    }),
  );
});

describe.concurrent('right to left', () => {
  test('mirrors the drawer and the navigation, but not code, in right-to-left pages', () =>
    visit(async ({ page, context }) => {
      await seedStorage(context, { [CHOICES_KEY]: '{"direction":"rtl"}' });
      await page.goto(DEMO_PAGE);
      const nav = await page.locator('#docs-navigation').boundingBox();
      expect(nav?.x).toBeGreaterThan(640);
      await openDrawer(page);
      const drawer = await page.getByRole('dialog', { name: 'Settings' }).boundingBox();
      expect(drawer?.x).toBe(0);
      const directions = await page
        .locator('[data-code-block] pre')
        .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
      expect(new Set(directions)).toEqual(new Set(['ltr']));
    }));
});

describe.concurrent('arrow keys in a demo', () => {
  test.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ])('focuses the next tab in %s on %s', (direction, key) =>
    visit(async ({ page, context }) => {
      await seedStorage(context, { [CHOICES_KEY]: JSON.stringify({ direction }) });
      await page.goto('/material-ui/react-tabs');
      await hydrate(page);
      await hydrateDemos(page);
      const tabs = page.locator('[data-demo="AccountTabs"]').getByRole('tab');
      await tabs.nth(0).focus();
      await page.keyboard.press(key);
      expect(await page.locator(':focus').innerText()).toBe(await tabs.nth(1).innerText());
      const [first, second] = [await tabs.nth(0).boundingBox(), await tabs.nth(1).boundingBox()];
      expect((first?.x ?? 0) < (second?.x ?? 0)).toBe(direction === 'ltr');
    }),
  );
});

describe.concurrent('settings drawer', () => {
  test('settings drawer closes on Escape and returns focus (WCAG 2.1.1, 2.4.3)', () =>
    visit(
      async ({ page }) => {
        await page.goto(QUIET_PAGE);
        await page.getByRole('button', { name: 'Toggle settings drawer' }).focus();
        await page.keyboard.press('Enter');
        const drawer = page.getByRole('dialog', { name: 'Settings' });
        await drawer.waitFor();
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'hidden' });
        const focused = page.locator(':focus');
        expect(await focused.getAttribute('aria-label')).toBe('Toggle settings drawer');
      },
      { viewport: { width: 390, height: 800 } },
    ));

  test('fits all controls of the drawer at 320 px, as at 400% zoom (WCAG 1.4.10)', () =>
    visit(
      async ({ page }) => {
        await page.goto(QUIET_PAGE);
        await openDrawer(page);
        for (const button of await page.getByRole('dialog').locator('button, a').all()) {
          await button.scrollIntoViewIfNeeded();
          const box = await button.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
          expect(box?.height).toBeGreaterThanOrEqual(24);
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
      },
      { viewport: { width: 320, height: 256 } },
    ));
});
