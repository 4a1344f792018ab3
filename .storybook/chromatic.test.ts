import { readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, test } from 'vitest';
import { readModule } from '../docs-app/chromatic/readModule.ts';
import { globFiles } from '../docs-app/plugins/posixPaths.ts';
import { globalTypes } from './globalTypes.ts';
import { modes } from './modes.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, 'chromatic.config.json');
const readText = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const config = await getConfiguration(CONFIG);
const { externals = [], untraced = [] } = config;
const matches = (globs: readonly string[], file: string) =>
  globs.some((glob) => matchesGlob(file, glob));

interface Toolbar {
  toolbar?: { items: readonly { value: string }[] };
}

const listValues = (name: string) =>
  (globalTypes[name] as Toolbar | undefined)?.toolbar?.items.map(({ value }) => value) ?? [];

/** Files of the workbench that a file leads to, itself among them. */
function findLoaded(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || !file.startsWith('.storybook/')) return found;
  found.add(file);
  for (const { specifier } of readModule(file, readText(file)).imports) {
    if (specifier.startsWith('.')) findLoaded(posix.join(posix.dirname(file), specifier), found);
  }
  return found;
}

describe('WKB-5: the modes that Chromatic pictures', () => {
  test.each(Object.entries(modes))('the mode %s is one of the toolbar', (_name, mode) => {
    for (const [name, value] of Object.entries(mode)) expect(listValues(name)).toContain(value);
  });

  test('no two modes are the same picture', () => {
    const pictures = Object.values(modes).map((mode) => JSON.stringify(mode));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('WKB-5: what Chromatic is told', () => {
  test('the pinned CLI takes every option', () => {
    const { configFile, ...told } = config;
    expect(configFile).toBe(CONFIG);
    expect(JSON.parse(readText('chromatic.config.json'))).toEqual(told);
  });

  test('the build is a file of the project, into a folder that nobody commits', () => {
    const [command, file] = config.buildCommand?.split(' ') ?? [];
    expect([command, readText(String(file)).length > 0]).toEqual(['node', true]);
    expect(readText('.gitignore').split('\n')).toContain(config.outputDir?.split('/')[0]);
  });

  test('it pictures what changed alone, and nobody accepts a change but on main', () => {
    expect(config).toMatchObject({ onlyChanged: true, autoAcceptChanges: 'main' });
    expect(config).toMatchObject({ exitZeroOnChanges: false, exitOnceUploaded: false });
  });

  test('it has no token', () => {
    expect(Object.keys(config)).not.toContain('projectToken');
  });
});

describe('WKB-5: files that TurboSnap cannot trace', () => {
  const files = globFiles('.storybook/**/*.*', ROOT);
  const loaded = new Set(
    ['main.ts', 'preview.tsx'].flatMap((name) => [...findLoaded(`.storybook/${name}`)]),
  );
  const isPart = (file: string) => loaded.has(file) || file.endsWith('.html');

  test('nothing that is a part of every story is left out', () => {
    expect(files.filter((file) => isPart(file) && matches(untraced, file))).toEqual([]);
  });

  test('every other file of the workbench is "untraced" in chromatic.config.json', () => {
    expect(files.filter((file) => !isPart(file) && !matches(untraced, file))).toEqual([]);
  });

  test('static files picture everything anew', () => {
    for (const file of globFiles('public/**/*.*', ROOT)) {
      expect({ file, isExternal: matches(externals, file) }).toEqual({ file, isExternal: true });
    }
  });

  test('so do plugins that change what they did not make', () => {
    const imported = readModule('main.ts', readText('.storybook/main.ts')).imports;
    const plugins = imported.flatMap(({ specifier }) =>
      specifier.startsWith('../docs-app/') ? [specifier.slice(3)] : [],
    );
    expect(plugins.length).toBeGreaterThan(0);
    for (const file of plugins) {
      const isVirtual = readText(file).includes("virtualModule('virtual:");
      expect({ file, isExternal: matches(externals, file) }).toEqual({
        file,
        isExternal: !isVirtual,
      });
    }
  });

  test('nothing of the library is left out: without refined statistics it would hide every change', () => {
    const files = globFiles('src/**/*.{ts,tsx}', ROOT);
    expect(files.filter((file) => matches(untraced, file))).toEqual([]);
  });
});
