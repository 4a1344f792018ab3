import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../node/paths.ts';

/** Matches file names of layers that are not pure, such as hooks, styles and tests. */
const otherLayers =
  /^(?:index|use[A-Z]\w*|\w+Context|[\w.]+\.(?:test|styles|types|constants|attributes|d))\.ts$|^(?:install|show|mount)[A-Z]/;

/** Matches packages for rendering and editing, which pure files do not import. */
const viewPackages = /^(?:react|react-dom|@mui\/.*|@emotion\/.*|@codemirror\/.*)(?:\/.*)?$/;

/** Matches DOM identifiers, which pure files do not use. */
const documentNames =
  /^(?:document|window|navigator|location|localStorage|(?:HTML\w*)?Element|Document|Window|ParentNode|MessageEvent)$/;

/** Files of data or styles, not mutated because unit tests would only repeat their values. */
export const dataFiles: Readonly<Record<string, string>> = {
  'src/evidence/axeTags.ts': 'Tags of axe rules; stories and the tests of the site use them.',
  'src/page/templatePictures.ts': 'Drawings; a story shows each of them.',
  'src/settings/themePresets.ts':
    'Presets; tests check the contrast of each, and a story draws each.',
  'src/theme/createHeadlessPalette.ts': 'Colors; the stories of headless libraries draw them.',
  'src/theme/createHeadlessTheme.ts': 'Theme options; the stories of headless libraries draw them.',
  'src/theme/fontFaces.ts': 'Font files; docs-app/e2e/fonts.test.ts loads each.',
  'src/theme/textDirectionCss.ts':
    'A style sheet as text; docs-app/e2e/fixtures/textDirection.test.ts measures its effect.',
  'src/theme/siteCss.ts': 'A style sheet as text; stories and the tests of the site draw it.',
};

/** Returns whether a file is pure by its name, and uses neither view packages nor the DOM. */
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

/** Returns the files whose path starts with one of `paths`; all files if `paths` is empty. */
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
