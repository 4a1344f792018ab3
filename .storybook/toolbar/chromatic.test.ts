import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, test } from 'vitest';
import { globFiles } from '../../docs-app/node/posixPaths.ts';
import { globalTypes } from './globalTypes.ts';
import { modes } from './modes.ts';
import { ROOT } from '../../docs-app/node/paths.ts';

const CONFIG = join(ROOT, 'chromatic.config.json');
const config = await getConfiguration(CONFIG);

interface Toolbar {
  toolbar?: { items: readonly { value: string }[] };
}

const listValues = (name: string) =>
  (globalTypes[name] as Toolbar | undefined)?.toolbar?.items.map(({ value }) => value) ?? [];

describe('Chromatic modes (WKB-5)', () => {
  test.each(Object.entries(modes))('mode "%s" uses values of the toolbar', (_name, mode) => {
    for (const [name, value] of Object.entries(mode)) expect(listValues(name)).toContain(value);
  });

  test('modes have different values', () => {
    const values = Object.values(modes).map((mode) => JSON.stringify(mode));
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('chromatic.config.json (WKB-5)', () => {
  test('has only options that the pinned CLI accepts', () => {
    const { configFile, ...options } = config;
    expect(configFile).toBe(CONFIG);
    expect(JSON.parse(readFileSync(CONFIG, 'utf8'))).toEqual(options);
  });

  test('names a build script of package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(Object.keys(scripts)).toContain(config.buildScriptName);
  });

  test('contains no project token', () => {
    expect(Object.keys(config)).not.toContain('projectToken');
  });

  test('marks static files as external, because TurboSnap cannot trace them', () => {
    const isExternal = (file: string) =>
      config.externals?.some((glob) => matchesGlob(file, glob)) ?? false;
    const files = globFiles('public/**/*.*', ROOT);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isExternal(file))).toEqual([]);
  });
});
