import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from './paths.ts';
import { writeProductEntry } from '../build/sandbox/bundleSandbox.ts';
import { transpile } from '../sandbox/transpile.ts';
import { globFiles, isInside, relativePath, toPosixPath } from './posixPaths.ts';

test('converts backslashes in Windows paths to forward slashes', () => {
  expect(toPosixPath('C:\\repo\\src\\a.ts')).toBe('C:/repo/src/a.ts');
});

const FOLDER = 'C:\\repo\\node_modules\\@acme\\ui';

describe('isInside', () => {
  test.each([
    'C:/repo/node_modules/@acme/ui/Button/Button.d.ts',
    'c:/repo/node_modules/@acme/ui/index.d.ts',
    'C:\\repo\\node_modules\\@acme\\ui\\index.d.ts',
  ])('isInside returns true for a file in the folder: %s', (file) => {
    expect(isInside(file, FOLDER)).toBe(true);
    expect(isInside(file, `${FOLDER}\\`)).toBe(true);
  });

  test.each([
    'C:/repo/node_modules/@acme/ui-lab/index.d.ts',
    'C:/repo/node_modules/@acme/ui',
    'D:/repo/node_modules/@acme/ui/index.d.ts',
  ])('isInside returns false for a path outside of the folder: %s', (file) => {
    expect(isInside(file, FOLDER)).toBe(false);
  });
});

test.each([
  ['C:/repo/src/nav/a.test.ts', 'src/nav/a.test.ts'],
  ['C:\\repo\\src\\nav\\a.test.ts', 'src/nav/a.test.ts'],
  ['c:\\repo\\a.ts', 'a.ts'],
])('relativePath returns the path from a folder to %s with forward slashes', (file, path) => {
  expect(relativePath('C:\\repo', file)).toBe(path);
});

test('globFiles lists each matching file once and sorted, without folders and node_modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glob-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['b/two.ts', 'a/one.ts', 'a/one.css', 'node_modules/x/three.ts']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(globFiles(['**/*.ts', 'a/*', '*'], folder)).toEqual(['a/one.css', 'a/one.ts', 'b/two.ts']);
});

test('globFiles lists a symbolic link when its target is a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glob-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'real'));
  writeFileSync(join(folder, 'real/a.ts'), '');
  symlinkSync(join(folder, 'real/a.ts'), join(folder, 'file.ts'));
  symlinkSync(join(folder, 'real'), join(folder, 'folder.ts'), 'junction');
  symlinkSync(join(folder, 'missing.ts'), join(folder, 'dangling.ts'));
  expect(globFiles('*', folder)).toEqual(['file.ts']);
});

test('generated code quotes paths and module names that contain quotes', () => {
  const { code } = writeProductEntry("/home/o'brien/acme", ["it's"]);
  expect(() => transpile({ name: 'entry.ts', code })).not.toThrow();
  expect(code).toContain(`from "/home/o'brien/acme/demo-providers.tsx"`);
});

test('generated code imports a product by a path without backslashes', () => {
  const { input, code } = writeProductEntry('C:\\repo\\new-product', ['react']);
  expect(code).toContain('from "C:/repo/new-product/demo-providers.tsx"');
  expect(input).toMatch(/^C:\/repo\/new-product\/demo-providers\.tsx\?/);
});

test('only posixPaths.ts imports globSync or sep in the app, the build and their tools', () => {
  const files = globFiles(
    [
      '.storybook/**/*.ts*',
      'docs-app/{app,bench,build,node,preview,scripts,testing,visual,workbench}/**/*.ts*',
    ],
    ROOT,
  );
  const offenders = files.filter((file) =>
    /^import \{[^}]*\b(?:globSync|sep)\b[^}]*\} from 'node:/m.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(offenders).toEqual(['docs-app/node/posixPaths.ts']);
});
