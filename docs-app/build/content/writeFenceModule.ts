import { findFreeNames } from './findFreeNames.ts';

/** Code fence of a page. */
export interface Fence {
  code: string;
  /** Line number of the first line of code in the page. */
  line: number;
  /** Number of the section that contains the fence; 0 before the first `h2`. */
  section: number;
}

/** Matches the start of a static or dynamic import from a file of the reader. */
const OWN_IMPORT = /(\bimport\b[^;]*? from ['"]|\bimport\(['"])\.\.?\//g;

/** Matches an import of types from a file of the reader. */
const OWN_TYPES = /\bimport type \{([^}]*)\} from ['"]\.[^'"]*['"];/g;

const IMPORT = /^import\b[^;]*;/gm;

/** Matches code that is only JSX elements. */
const ELEMENTS = /^\s*</;

/** Prefix that replaces `./` and `../` in the imports of readers' own files. */
const OWN_FILES = 'own-files:';

/** Declares readers' own files and the modules in `others`; their exports have the type `any`. */
export function declareModules(others: readonly string[]): string {
  return [`${OWN_FILES}*`, ...others].map((name) => `declare module '${name}';`).join('\n');
}

/**
 * Converts a fence to a module that compiles if the fence is correct, with the line numbers of the
 * page. A fence with imports is a whole module. Other fences are fragments: they can use the
 * imports of the page, and other undeclared names have the type `any`.
 */
export function writeFenceModule(
  { code, line }: Pick<Fence, 'code' | 'line'>,
  pageImports: readonly string[],
): string {
  const body = ELEMENTS.test(code) ? `void (<>${code}</>);` : code;
  const header = listImports(code).length > 0 ? '' : writeHeader(body, pageImports);
  const module = `${header}export {};${'\n'.repeat(line - 1)}${body}`;
  return module.replaceAll(OWN_TYPES, declareTypes).replaceAll(OWN_IMPORT, `$1${OWN_FILES}`);
}

/** Lists the import statements of a fence. */
export function listImports(code: string): string[] {
  return code.match(IMPORT) ?? [];
}

/** Imports or declares the names that a fragment uses, in one line. */
function writeHeader(fragment: string, pageImports: readonly string[]): string {
  const { names, elements } = findFreeNames(fragment);
  const used = new Set([...names, ...elements.map((name) => name.split('.')[0] ?? '')]);
  const declarations = Array.from(used, (name) => {
    const statement = pageImports.find((candidate) => importsName(candidate, name));
    if (statement !== undefined) return statement.replaceAll(/\s+/g, ' ');
    return name in globalThis ? '' : `declare const ${name}: any;`;
  });
  return [...new Set(declarations)].join('');
}

function importsName(statement: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b[^'"]* from `).test(statement);
}

/** Declares the types that a fence imports from a file of the reader, on the same lines. */
function declareTypes(_: string, names: string): string {
  return names.replaceAll(/(\w+)(\s*,)?/g, 'type $1 = any;');
}
