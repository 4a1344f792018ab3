import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, test } from 'vitest';
import { globFiles } from '../../docs-app/node/posixPaths.ts';
import { readSettings } from '../tools/toolbarSettings.ts';
import { globalTypes } from './globalTypes.ts';
import { modes } from './modes.ts';
import { ROOT } from '../../docs-app/node/paths.ts';

const CONFIG = join(ROOT, 'chromatic.config.json');
const config = await getConfiguration(CONFIG);

const settings = readSettings(globalTypes);
const listValues = (name: string) =>
  settings.find(({ id }) => id === name)?.items.map(({ value }) => value) ?? [];

describe('Chromatic modes (WKB-5)', () => {
  test.each(Object.entries(modes))(
    'Chromatic mode "%s" uses only values that the toolbar offers',
    (_name, mode) => {
      for (const [name, value] of Object.entries(mode)) expect(listValues(name)).toContain(value);
    },
  );

  test('Chromatic modes have distinct toolbar values', () => {
    const values = Object.values(modes).map((mode) => JSON.stringify(mode));
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('chromatic.config.json (WKB-5)', () => {
  test('chromatic.config.json has only options that the pinned Chromatic CLI accepts', () => {
    const { configFile, ...options } = config;
    expect(configFile).toBe(CONFIG);
    expect(JSON.parse(readFileSync(CONFIG, 'utf8'))).toEqual(options);
  });

  test('chromatic.config.json sets a build script that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(Object.keys(scripts)).toContain(config.buildScriptName);
  });

  test('chromatic.config.json contains no project token', () => {
    expect(Object.keys(config)).not.toContain('projectToken');
  });

  test('lists static files as Chromatic externals, because TurboSnap cannot trace them', () => {
    const isExternal = (file: string) =>
      config.externals?.some((glob) => matchesGlob(file, glob)) ?? false;
    const files = globFiles('public/**/*.*', ROOT);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isExternal(file))).toEqual([]);
  });
});
