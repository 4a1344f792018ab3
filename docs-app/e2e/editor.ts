import type { Locator, Page } from 'playwright';
import { hydrate } from '../testing/hydrate.ts';

/** Locators of an edited demo, and a function that replaces its code. */
export interface EditedDemo {
  demo: Locator;
  /** Rendered content of the iframe. */
  shown: Locator;
  /** Message beside the code. */
  message: Locator;
  /** Replaces the whole text of the open file. */
  write: (code: string) => Promise<void>;
}

/** Opens a page, and the editor of one of its demos. */
export async function openEditor(
  page: Page,
  { path, name }: { path: string; name: string },
): Promise<EditedDemo> {
  await page.goto(path);
  await hydrate(page);
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await demo.locator('[data-edited-stage][aria-busy="false"]').waitFor();
  const panel = demo.locator('[data-editor-panel]');
  return {
    demo,
    shown: demo.frameLocator('[data-edited-stage] iframe').locator('[data-stage]:not([data-next])'),
    message: demo.locator('[data-editor-message] [role="status"]'),
    async write(code) {
      await panel.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(code);
    },
  };
}

/** Waits until an element passes a check. */
export async function waitUntil(
  locator: Locator,
  check: (element: Element) => boolean,
): Promise<void> {
  const handle = await locator.elementHandle();
  const frame = await handle?.ownerFrame();
  await frame?.waitForFunction(check as (element: unknown) => boolean, handle);
}
