import { expect, test } from 'vitest';
import { findViolations } from '../../../e2e/axe.ts';
import { visit } from '../../../e2e/visit.ts';

test.each([
  ['', ['Completed task', 'Incomplete task', 'Incomplete task']],
  ['/zh', ['已完成的任务', '未完成的任务', '未完成的任务']],
])(
  'labels task list checkboxes in the page language when the path prefix is "%s" (FAULT D5)',
  (language, names) =>
    visit(async ({ page }) => {
      await page.goto(`${language}/experiments/docs/markdown`);
      const boxes = page.locator('.task-list-item > input');
      expect(await boxes.evaluateAll((all) => all.map((box) => box.ariaLabel))).toEqual(names);
      expect(
        await findViolations(page, 'light', { within: ['article'], rules: ['label'] }),
      ).toEqual([]);
    }),
);
