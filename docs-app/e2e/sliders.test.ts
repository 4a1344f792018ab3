import { expect, test } from 'vitest';
import { TEMPLATES, visitTemplate } from './a11yTemplates.ts';

test('moves each slider of the playground by keyboard, one undo step per key (WCAG 2.1.1, 4.1.2)', () =>
  visitTemplate(TEMPLATES.playground, async ({ page }) => {
    const sliders = page.getByRole('slider');
    expect(await sliders.count()).toBe(3);
    for (const slider of await sliders.all()) {
      const readText = () => slider.getAttribute('aria-valuetext');
      const before = await readText();
      await slider.press('ArrowRight');
      await expect.poll(readText).not.toBe(before);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      await undo.press('Enter');
      await expect.poll(readText).toBe(before);
    }
  }));
