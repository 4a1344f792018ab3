import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Locates the anatomy panel. */
export const panelOf = (page: Page) => page.locator('[data-parts-panel]');
/** Locates the buttons that outline component parts. */
export const buttonsOf = (page: Page) => panelOf(page).locator('li button');

/** Opens the anatomy panel of an API page. */
export async function openParts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('details[data-parts] summary').click();
  await panelOf(page).waitFor();
  await panelOf(page).locator('[data-part-stage] [data-live]').first().waitFor();
}

/** Lists the class attributes of visible elements with a dashed outline. */
export const listOutlined = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).outlineStyle === 'dashed')
      .map((element) => element.getAttribute('class') ?? ''),
  );

/**
 * Hovers each part that a demo renders. Throws when a visible part has no outline.
 * Lists parts whose outline is on other elements, and parts without styling code.
 */
export async function listLostParts(page: Page, path: string): Promise<string[]> {
  await openParts(page, path);
  const presentParts = buttonsOf(page).and(page.locator(':not([data-absent])'));
  await presentParts.first().waitFor();
  const buttons = await presentParts.all();
  const lost: string[] = [];
  for (const button of buttons) {
    await button.hover();
    const name = (await button.textContent()) ?? '';
    const selector = await panelOf(page).locator('[data-part-about] p code').first().textContent();
    const code = await panelOf(page).locator('[data-part-about] pre').textContent();
    const isHidden = await panelOf(page).getByText('renders the part, but hides it').isVisible();
    await expect
      .poll(async () => (await listOutlined(page)).length > 0, { message: `${name}: outline` })
      .toBe(!isHidden);
    const outlined = await listOutlined(page);
    const className = /\.([\w-]+)$/.exec(selector ?? '')?.[1] ?? `no class in ${selector}`;
    if (!outlined.every((element) => element.includes(className))) lost.push(name);
    if (!/outline|className/.test(code ?? '')) lost.push(`${name} without code`);
  }
  return lost;
}
