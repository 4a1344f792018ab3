import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishReview } from './publishReview.ts';

function createFolders() {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-review-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const [workbench, review] = [join(dir, 'workbench'), join(dir, 'cache')];
  mkdirSync(workbench);
  mkdirSync(join(review, 'pictures'), { recursive: true });
  writeFileSync(join(review, 'index.html'), '<!doctype html>');
  return { workbench, review, page: join(workbench, 'review/index.html') };
}

test('publishes the screenshot review when the screenshots match the current sources', () => {
  const { workbench, review, page } = createFolders();
  publishReview(workbench, { base: '5d8f0a7c41e29b38' }, review);
  expect(existsSync(page)).toBe(true);
});

test('publishes no screenshot review when the screenshots are outdated', () => {
  const { workbench, review, page } = createFolders();
  publishReview(workbench, {}, review);
  publishReview(workbench, undefined, review);
  expect(existsSync(page)).toBe(false);
});

test('publishes no screenshot review when npm run visual created none', () => {
  const { workbench, page } = createFolders();
  publishReview(workbench, { base: '5d8f0a7c41e29b38' }, join(workbench, 'missing'));
  expect(existsSync(page)).toBe(false);
});
