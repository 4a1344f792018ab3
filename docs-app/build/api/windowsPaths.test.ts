import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { listExports, readComponentSymbols } from './componentSymbols.ts';
import { readProps } from './readProps.ts';
import { readReturnValue } from './readSignature.ts';

// On Windows, Node writes paths with backslashes; TypeScript uses forward slashes.
const PACKAGE = 'C:\\repo\\node_modules\\@acme\\ui';
const FILES: Readonly<Record<string, string>> = {
  'C:/repo/node_modules/@acme/ui/Button/index.d.ts': "export { default } from './Button';",
  'C:/repo/node_modules/@acme/ui/Button/Button.d.ts': `
export interface ButtonProps {
  /** Draws the button in the main color. */
  primary?: boolean;
}
export default function Button(props: ButtonProps): object;`,
  'C:/repo/node_modules/@acme/ui/useMenu/index.d.ts': `
export interface MenuState { open: boolean }
export function useMenu(): MenuState;`,
};

const host: ts.CompilerHost = {
  ...ts.createCompilerHost({}),
  getCurrentDirectory: () => 'C:/repo',
  directoryExists: () => true,
  realpath: (path) => path,
  fileExists: (file) => file in FILES,
  readFile: (file) => FILES[file],
  getSourceFile: (file, target) => {
    const text = FILES[file];
    return text === undefined ? undefined : ts.createSourceFile(file, text, target);
  },
};
const rootNames = Object.keys(FILES);
const program = ts.createProgram({ rootNames, options: { noLib: true, types: [] }, host });
const checker = program.getTypeChecker();
const owner = { name: '@acme/ui', version: '1.0.0', dir: PACKAGE, homepage: '', buildsOn: [] };

test('reads the props of a component whose folder is a Windows path (FAULT D14)', () => {
  const dir = `${PACKAGE}/Button`;
  const component = { name: 'Button', dir, entry: `${dir}\\index.d.ts`, package: owner };
  const { type, declaration } = readComponentSymbols(component, program);
  const scope = { checker, file: declaration.getSourceFile() };
  const props = readProps({ ...component, type, adopted: new Set(), defaults: new Map() }, scope);
  expect(props.map(({ name }) => name)).toEqual(['primary']);
});

test('reads the returned fields of a function in a package at a Windows path (FAULT D14)', () => {
  const file = program.getSourceFile('C:/repo/node_modules/@acme/ui/useMenu/index.d.ts');
  const hook = listExports(`${PACKAGE}\\useMenu\\index.d.ts`, program).get('useMenu');
  const signatures = checker.getTypeOfSymbol(hook!).getCallSignatures();
  const callable = { signatures, packageDir: PACKAGE, described: undefined };
  const fields = readReturnValue(callable, { checker, file: file! });
  expect(fields.map(({ name }) => name)).toEqual(['open']);
});

test('build scripts compare no paths as strings, which fails on Windows (FAULT D14)', () => {
  const sources = ['docs-app/{build,node,scripts,workbench}/**/*.ts', '.storybook/**/*.{ts,tsx}'];
  const found = globFiles(sources, ROOT).flatMap((path) => {
    if (path.endsWith('.test.ts')) return [];
    const text = readFileSync(join(ROOT, path), 'utf8');
    const [use] =
      /(?:startsWith|includes|indexOf)\((?:\w*[dD]ir\b|\w*[fF]older\b|join\(|[^)]*\bsep\b)[^)]*/.exec(
        text,
      ) ?? [];
    return use === undefined ? [] : [`${path}: ${use}`];
  });
  expect(found).toEqual([]);
});
