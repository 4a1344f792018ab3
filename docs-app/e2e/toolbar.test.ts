import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate, waitForHydration } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/base-ui/react-switch';
const NAME = 'NotificationSwitches';

const demoOf = (page: Page, name = NAME) => page.locator(`[data-demo="${name}"]`);
const press = (page: Page, name: string) => demoOf(page).getByRole('button', { name }).click();

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PAGE + hash);
  if (hash) await waitForHydration(page);
  else await hydrate(page);
  await demoOf(page).getByRole('toolbar', { name: 'demo source' }).waitFor();
}

async function choose(page: Page, name: string): Promise<void> {
  await press(page, 'See more');
  await page.getByRole('menu').getByText(name, { exact: true }).click();
}

/** Waits for copied text. `catchCopies` replaces the clipboard, because all pages share it. */
async function waitForCopy(page: Page, part: string): Promise<string> {
  await page.waitForFunction(
    (text) => document.documentElement.dataset.copied?.includes(text),
    part,
  );
  return page.evaluate(() => document.documentElement.dataset.copied ?? '');
}

async function catchCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // `about:blank` has no clipboard.
    if (!navigator.clipboard) return;
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
}

describe.concurrent('toolbar of a demo', () => {
  test('replaces the prerendered controls without a layout shift', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      const before = await demoOf(page).boundingBox();
      await hydrate(page);
      await demoOf(page).getByRole('toolbar').waitFor();
      expect(await demoOf(page).boundingBox()).toEqual(before);
      expect(await demoOf(page).locator('summary').isVisible()).toBe(false);
    }));

  test('moves focus from a prerendered control to the button that replaces it (WCAG 2.4.3)', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await demoOf(page).locator('summary').focus();
      await demoOf(page).getByRole('toolbar').waitFor();
      const focused = demoOf(page).locator(':focus');
      expect(await focused.textContent()).toBe('Show code');
      expect(await focused.evaluate((element) => element.tagName)).toBe('BUTTON');
    }));

  test('changes the styling of the running demo, and stores the choice (COD-3, COD-5)', () =>
    visit(async ({ page, context }) => {
      await open(page);
      await press(page, 'Show code');
      await press(page, 'Plain CSS');
      await demoOf(page).locator(`.${NAME}-switch`).first().waitFor();
      await demoOf(page)
        .locator('figcaption', { hasText: `${NAME}.css` })
        .waitFor();
      await press(page, 'Tailwind CSS');
      await demoOf(page).locator('[data-demo-stage] .gap-4').first().waitFor();
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: 'codeStyling', value: 'Tailwind', path: '/' });
      await page.reload();
      await hydrate(page);
      await demoOf(page).locator('[data-demo-stage] .gap-4').first().waitFor();
    }));

  test('selects the styling from the hash of a link (COD-4)', () =>
    visit(async ({ page, context }) => {
      await open(page, `#css-${NAME}.js`);
      await demoOf(page)
        .locator('figcaption', { hasText: `${NAME}.css` })
        .waitFor();
      await demoOf(page).locator(`.${NAME}-switch`).first().waitFor();
      expect(await context.cookies()).toEqual([]);
    }));

  test('scrolls to a demo without opening the code when the hash is only the demo name', () =>
    visit(async ({ page }) => {
      await page.goto(`${PAGE}#HookSwitch`);
      const box = await demoOf(page, 'HookSwitch').boundingBox();
      expect(box?.y).toBeLessThan(400);
      await hydrate(page);
      expect(await page.locator('[data-demo] details[open]').count()).toBe(0);
    }));

  test('sets dark mode and right-to-left direction for one demo only', () =>
    visit(async ({ page }) => {
      await open(page);
      await choose(page, 'Dark');
      await page.getByRole('menuitemcheckbox', { name: 'Right to left' }).click();
      await page.keyboard.press('Escape');
      const label = demoOf(page).locator('label').first();
      const style = await label.evaluate((element) => {
        const { color, direction } = getComputedStyle(element);
        return { color, direction };
      });
      expect(style).toEqual({ color: 'rgb(232, 236, 244)', direction: 'rtl' });
      expect(await page.locator('html').getAttribute('data-mode')).toBe('light');
      expect(await demoOf(page, 'HookSwitch').getAttribute('data-mode')).toBeNull();
    }));

  test('shows Copied for 1200 ms after the source is copied (CPY-2, CPY-3)', () =>
    visit(async ({ page }) => {
      await catchCopies(page);
      await open(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await press(page, 'Copy the source');
      const copied = demoOf(page).getByRole('button', { name: 'Copied' });
      await copied.waitFor();
      await page.clock.runFor(1199);
      expect(await copied.isVisible()).toBe(true);
      await page.clock.runFor(1);
      await demoOf(page).getByRole('button', { name: 'Copy the source' }).waitFor();
    }));

  test('enters and exits full screen, and keeps focus inside the demo (WCAG 2.4.3)', () =>
    visit(async ({ page }) => {
      await open(page);
      await press(page, 'Full screen');
      const box = await demoOf(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 1280 });
      await page.keyboard.press('Tab');
      // Focus may move from the last control to the browser's UI, but never to the page behind.
      const isBehind = await demoOf(page).evaluate(
        (demo) =>
          document.activeElement !== document.body && !demo.contains(document.activeElement),
      );
      expect(isBehind).toBe(false);
      await press(page, 'Leave full screen');
      expect((await demoOf(page).boundingBox())?.width).toBeLessThan(900);
    }));

  test('moves focus to the start of the demo on “Reset focus”', () =>
    visit(async ({ page }) => {
      await open(page);
      await choose(page, 'Reset focus to test keyboard navigation');
      await page.waitForFunction(() => document.activeElement?.matches('[data-demo-start]'));
      await page.keyboard.press('Tab');
      const first = demoOf(page).getByRole('switch').first();
      expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  test('resets the state of the demo on “Reset demo”', () =>
    visit(async ({ page }) => {
      await open(page);
      const mails = demoOf(page).getByRole('switch').first();
      await mails.click();
      expect(await mails.isChecked()).toBe(false);
      await press(page, 'Reset demo');
      expect(await mails.isChecked()).toBe(true);
    }));

  test('copies a link to the source, and a link that restores the state for another user', () =>
    visit(async ({ page, context }) => {
      await catchCopies(page);
      await open(page);
      await choose(page, 'Copy link to JavaScript source');
      await demoOf(page).getByText('Link copied.').waitFor();
      expect(await waitForCopy(page, '#')).toMatch(/#system-NotificationSwitches\.js$/);
      await press(page, 'Show code');
      await press(page, 'Plain CSS');
      await press(page, 'Expand code');
      await choose(page, 'Dark');
      await page.keyboard.press('Escape');
      await choose(page, 'Copy link to this state');
      const link = await waitForCopy(page, '#demo=');
      await context.clearCookies();
      await page.goto('about:blank');
      await page.goto(link);
      await waitForHydration(page);
      await demoOf(page).and(page.locator('[data-expanded][data-mode="dark"]')).waitFor();
      await demoOf(page)
        .locator('figcaption', { hasText: `${NAME}.css` })
        .waitFor();
      expect(await context.cookies()).toEqual([]);
    }));

  test.each(['stackblitz.com', 'codesandbox.io'])('posts the demo to %s', (host) =>
    visit(async ({ page, context, problems }) => {
      const posted: string[] = [];
      await context.route(`https://${host}/**`, (route) => {
        posted.push(route.request().postData() ?? '');
        return route.fulfill({ contentType: 'text/html', body: 'Opened' });
      });
      await open(page);
      const popup = page.waitForEvent('popup');
      await choose(page, host.startsWith('s') ? 'Edit in StackBlitz' : 'Edit in CodeSandbox');
      await (await popup).getByText('Opened').waitFor();
      const fields = new URLSearchParams(posted[0]);
      const names = [...fields.keys()];
      if (host.startsWith('s')) {
        expect(fields.get('project[template]')).toBe('node');
        expect(fields.get(`project[files][src/${NAME}.tsx]`)).toContain('@mui/base/Switch');
        expect(fields.get('project[files][package.json]')).toContain('5.0.0-beta.70');
      } else {
        expect(names).toEqual(['parameters', 'query']);
      }
      expect(problems).toEqual([]);
    }),
  );
});
