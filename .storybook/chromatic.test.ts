import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { globalTypes } from './globalTypes.ts';
import { modes } from './modes.ts';

const ROOT = join(import.meta.dirname, '..');
const readJson = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, unknown>;

interface Toolbar {
  toolbar?: { items: readonly { value: string }[] };
}

const listValues = (name: string) =>
  (globalTypes[name] as Toolbar | undefined)?.toolbar?.items.map(({ value }) => value) ?? [];

describe('WKB-5: what Chromatic is told', () => {
  test.each(Object.entries(modes))('the mode %s is one of the toolbar', (_name, mode) => {
    for (const [name, value] of Object.entries(mode)) expect(listValues(name)).toContain(value);
  });

  test('no two modes are the same picture', () => {
    const pictures = Object.values(modes).map((mode) => JSON.stringify(mode));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('the workbench is built by a script of the project', () => {
    const { buildScriptName } = readJson('chromatic.config.json');
    const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
    expect(scripts[String(buildScriptName)]).toMatch(/^storybook build/);
  });
});
