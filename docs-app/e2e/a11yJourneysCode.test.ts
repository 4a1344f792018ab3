import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { button, catchCopies, readByKeys, readCopied, type Keys } from './a11yKeys.ts';

const PAGE = '/material-ui/getting-started/installation';
const DEMO_PAGE = '/base-ui/react-switch';
const NAME = 'NotificationSwitches';

const demoOf = (page: Page) => page.locator(`[data-demo="${NAME}"]`);
const actionOf = (page: Page, name: string) =>
  demoOf(page).getByRole('button', { name, exact: true });

/** Tabs to the toolbar of the demo, whose only tab stop is its first button. */
async function reachToolbar({ page, skip, tabTo }: Keys): Promise<void> {
  await skip();
  await demoOf(page).getByRole('toolbar').waitFor();
  await tabTo(actionOf(page, 'Show code'));
}

/** Presses an arrow key until a button of the toolbar has focus. */
async function arrowTo({ page, press }: Keys, name: string, key = 'ArrowRight'): Promise<void> {
  const focused = demoOf(page).locator(':focus').and(actionOf(page, name));
  for (let step = 0; step < 20; step += 1) {
    if ((await focused.count()) > 0) return;
    await press(key);
  }
  throw new Error(`${name} is not in the toolbar`);
}

/** Opens the menu of the demo and activates one of its items. */
async function chooseInMenu(keys: Keys, name: string): Promise<void> {
  await arrowTo(keys, 'See more');
  await keys.press('Enter');
  const menu = keys.page.getByRole('menu');
  await menu.waitFor();
  const entry = menu.locator(':focus').filter({ hasText: new RegExp(`^${name}$`) });
  for (let step = 0; step < 20 && (await entry.count()) === 0; step += 1) {
    await keys.press('ArrowDown');
  }
  await keys.press('Enter');
}

describe.concurrent('code blocks by keyboard', () => {
  test('copies a code block with its button and announces the copy (WCAG 2.1.1, 4.1.3)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press }) => {
      await catchCopies(page);
      await skip();
      const block = page.locator('[data-code-block]', { hasText: 'defineConfig' });
      await tabTo(block.locator('[data-copy]'));
      await press('Enter');
      await block.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
      expect(await readCopied(page)).toBe(await block.locator('code').textContent());
    }));

  test('copies the focused code block on Ctrl+C and announces the copy (WCAG 2.1.1, 4.1.3)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press }) => {
      await catchCopies(page);
      await skip();
      const block = page.locator('[data-code-block]', { hasText: 'defineConfig' });
      await tabTo(block.locator('pre'));
      await press('Control+C');
      await block.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
      expect(await readCopied(page)).toBe(await block.locator('code').textContent());
    }));

  test('makes code tabs one tab stop with arrow keys, Home and End (WCAG 2.1.1, 4.1.2)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press }) => {
      const group = page.locator('[data-code-tabs="package-manager"]').first();
      const chosen = () => group.getByRole('tab', { selected: true }).innerText();
      await skip();
      await tabTo(group.getByRole('tab', { name: 'npm', exact: true }));
      const seen: string[] = [];
      for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
        await press(key);
        seen.push(await chosen());
        expect(await group.locator(':focus').innerText()).toBe(await chosen());
      }
      expect(seen).toEqual(['pnpm', 'bun', 'npm', 'bun', 'npm']);
      await press('Tab');
      expect(await group.getByRole('tabpanel').locator('pre:focus').count()).toBe(1);
    }));

  test('reverses the arrow keys of code tabs in right-to-left direction (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, tabTo, press }) => {
      await tabTo(button(page, 'Toggle settings drawer'));
      await press('Enter');
      await tabTo(button(page, 'Right to left'));
      await press('Enter', 'Escape');
      const group = page.locator('[data-code-tabs="package-manager"]').first();
      await tabTo(group.getByRole('tab', { name: 'npm', exact: true }));
      await press('ArrowLeft');
      expect(await group.getByRole('tab', { selected: true }).innerText()).toBe('pnpm');
    }));
});

describe.concurrent('demo toolbar by keyboard', () => {
  test('makes a demo toolbar one tab stop with arrow keys, Home and End (WCAG 2.1.1, 2.1.2)', () =>
    readByKeys(DEMO_PAGE, async (keys) => {
      const { page, press } = keys;
      await reachToolbar(keys);
      await press('End');
      expect(await demoOf(page).locator(':focus').getAttribute('aria-label')).toBe('See more');
      await press('Home');
      await keys.waitForFocus(actionOf(page, 'Show code'));
      await press('ArrowRight');
      await keys.waitForFocus(actionOf(page, 'Edit the code'));
      await press('Tab');
      expect(await page.locator('[role="toolbar"] :focus').count()).toBe(0);
    }));

  test('shows, expands and hides the code of a demo (WCAG 2.1.1, 4.1.2)', () =>
    readByKeys(DEMO_PAGE, async (keys) => {
      const { page, press } = keys;
      await reachToolbar(keys);
      await press('Enter');
      await keys.waitForFocus(actionOf(page, 'Hide code'));
      await arrowTo(keys, 'Expand code');
      await press('Enter');
      await demoOf(page).and(page.locator('[data-expanded]')).waitFor();
      await press('Home', 'Enter');
      expect(await actionOf(page, 'Show code').getAttribute('aria-expanded')).toBe('false');
      await demoOf(page).locator('pre').first().waitFor({ state: 'hidden' });
    }));

  test.each([
    ['Show JavaScript source', `${NAME}.js`],
    ['Plain CSS', `${NAME}.css`],
    ['Tailwind CSS', `${NAME}.tsx`],
  ])('updates the demo code when %s is pressed (WCAG 2.1.1, 4.1.2)', (name, file) =>
    readByKeys(DEMO_PAGE, async (keys) => {
      const { page, press } = keys;
      await reachToolbar(keys);
      await press('Enter');
      await arrowTo(keys, name);
      await press('Enter');
      await demoOf(page).locator('figcaption', { hasText: file }).waitFor();
      expect(await actionOf(page, name).getAttribute('aria-pressed')).toBe('true');
    }),
  );

  test('resets the demo from the toolbar (WCAG 2.1.1)', () =>
    readByKeys(DEMO_PAGE, async (keys) => {
      const { page, tabTo, press, skip } = keys;
      const mails = demoOf(page).getByRole('switch').first();
      await skip();
      await demoOf(page).getByRole('toolbar').waitFor();
      await tabTo(mails);
      await press('Space');
      expect(await mails.isChecked()).toBe(false);
      await tabTo(actionOf(page, 'Show code'));
      await arrowTo(keys, 'Reset demo');
      await press('Enter');
      await mails.and(page.getByRole('switch', { checked: true })).waitFor();
    }));

  test('enters and leaves full screen with a demo toolbar button (WCAG 2.1.1, 2.1.2)', () =>
    readByKeys(DEMO_PAGE, async (keys) => {
      const { page, press } = keys;
      await reachToolbar(keys);
      await arrowTo(keys, 'Full screen');
      await press('Enter');
      await keys.waitForFocus(actionOf(page, 'Leave full screen'));
      expect(await demoOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
      await press('Enter');
      await keys.waitForFocus(actionOf(page, 'Full screen'));
    }));

  test('closes the demo menu on Escape and returns focus to its button (WCAG 2.1.2, 2.4.3)', () =>
    readByKeys(DEMO_PAGE, async (keys) => {
      const { page, press } = keys;
      await reachToolbar(keys);
      await arrowTo(keys, 'See more');
      await press('Enter');
      await page.getByRole('menu').waitFor();
      await press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      await keys.waitForFocus(actionOf(page, 'See more'));
    }));

  test('opens the demo in StackBlitz from the menu (WCAG 2.1.1)', () =>
    readByKeys(DEMO_PAGE, async (keys) => {
      await keys.context.route('https://stackblitz.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Opened' }),
      );
      await reachToolbar(keys);
      const popup = keys.page.waitForEvent('popup');
      await chooseInMenu(keys, 'Edit in StackBlitz');
      await (await popup).getByText('Opened').waitFor();
    }));
});

describe.concurrent('demo editor by keyboard', () => {
  test('skips the editor on Tab, enters on Enter and leaves on Escape (WCAG 2.1.1, 2.1.2)', () =>
    readByKeys(DEMO_PAGE, async (keys) => {
      const { page, tabTo, tabBackTo, press } = keys;
      await reachToolbar(keys);
      await arrowTo(keys, 'Edit the code');
      await press('Enter');
      await demoOf(page).locator('[data-edited-stage][aria-busy="false"]').waitFor();
      const panel = demoOf(page).locator('[data-editor-panel]');
      const text = demoOf(page).getByRole('textbox');
      await tabTo(panel);
      await press('Tab');
      expect(await panel.locator(':focus').count()).toBe(0);
      await tabBackTo(panel);
      await press('Enter');
      await keys.waitForFocus(text);
      await press('ControlOrMeta+A');
      await page.keyboard.insertText('export default () => <p>Written by keys</p>;');
      const preview = demoOf(page).frameLocator('iframe').locator('[data-stage]:not([data-next])');
      await preview.getByText('Written by keys').waitFor();
      await press('Escape');
      await keys.waitForFocus(panel);
      await tabBackTo(demoOf(page).locator('[data-editor-reset]'));
      await press('Enter');
      await text.filter({ hasNotText: 'Written by keys' }).waitFor();
    }));
});
