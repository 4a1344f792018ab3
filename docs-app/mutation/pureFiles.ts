import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../node/paths.ts';

/** File names of layers other than pure code. */
const otherLayers =
  /^(?:index|use[A-Z]\w*|\w+Context|[\w.]+\.(?:test|styles|types|constants|attributes|d))\.ts$|^(?:install|show|mount)[A-Z]/;

/** Packages for rendering and editing. */
const viewPackages = /^(?:react|react-dom|@mui\/.*|@emotion\/.*|@codemirror\/.*)(?:\/.*)?$/;

/** Identifiers that only code for the DOM uses. */
const documentNames =
  /^(?:document|window|navigator|location|localStorage|(?:HTML\w*)?Element|Document|Window|ParentNode|MessageEvent)$/;

/** Files that contain data or a style sheet, whose values a unit test would only repeat. */
export const dataFiles: Readonly<Record<string, string>> = {
  'src/settings/themePresets.ts':
    'Presets; tests check the contrast of each, and a story draws each.',
  'src/theme/fontFaces.ts': 'Font files; docs-app/e2e/fonts.test.ts loads each.',
  'src/theme/siteCss.ts': 'A style sheet as text; stories and the tests of the site draw it.',
};

/** Returns whether a file is pure: its layer is pure, and it uses neither views nor the DOM. */
export function isPure(path: string, text: string): boolean {
  if (otherLayers.test(basename(path))) return false;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const isImpure = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) return documentNames.test(node.text);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      if (viewPackages.test(node.moduleSpecifier.text)) return true;
    }
    return ts.forEachChild(node, isImpure) ?? false;
  };
  return !isImpure(source);
}

/** Lists the pure files of the features in `src`, sorted and without those in `dataFiles`. */
export function listPureFiles(): string[] {
  return globSync('src/*/**/*.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !Object.hasOwn(dataFiles, path))
    .filter((path) => isPure(path, readFileSync(join(ROOT, path), 'utf8')))
    .sort();
}

/** Returns the files that start with one of the paths, or all files without paths. */
export function chooseFiles(files: readonly string[], paths: readonly string[]): string[] {
  if (paths.length === 0) return [...files];
  const unknown = paths.find((path) => !files.some((file) => file.startsWith(path)));
  if (unknown !== undefined) {
    throw new Error(
      `No pure file starts with "${unknown}". Name a file or a folder, such as ${files[0]}. docs-app/mutation/pureFiles.ts defines pure files.`,
    );
  }
  return files.filter((file) => paths.some((path) => file.startsWith(path)));
}
