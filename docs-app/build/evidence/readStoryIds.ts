import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { listIds } from './listIds.ts';

/** Story that names clauses or criteria in its tags or in `parameters.clauses`. */
export interface NamingStory {
  storyId: string;
  /** Title of the component and name of the story. */
  title: string;
  ids: readonly string[];
}

/** Storybook's tag of a story that the test runner skips. */
const NOT_TESTED = '!test';

/** Matches the titles of interface stories: the stories of the site's components and pages. */
const INTERFACE = /^(?:Docs UI|Pages)\//;
/** Clauses that interface stories prove implicitly, by a pattern of the export name. */
const IMPLIED: readonly (readonly [name: RegExp, clause: string])[] = [
  [/^/, 'WKB-1'],
  [/Dark/, 'PRD-5'],
  [/Chinese/, 'PRD-4'],
];

/**
 * Lists the stories of a file that name a clause or a criterion. Interface stories also name the
 * clauses in `IMPLIED` that match the export name.
 */
export function readStoryIds(file: string, text: string): NamingStory[] {
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const inherited = readClauses(csf._metaAnnotations['parameters']);
  return csf.indexInputs.flatMap(({ __id: storyId = '', name = '', exportName, tags = [] }) => {
    const clauses = readClauses(csf._storyAnnotations[exportName]?.['parameters']) ?? inherited;
    const implied = INTERFACE.test(csf.meta.title ?? '') ? listImplied(exportName) : [];
    const ids = listIds([...tags, ...(clauses ?? []), ...implied].join('\n'));
    if (ids.length === 0 || tags.includes(NOT_TESTED)) return [];
    return [{ storyId, title: `${csf.meta.title ?? ''}: ${name}`, ids }];
  });
}

function listImplied(exportName: string): string[] {
  return IMPLIED.flatMap(([name, clause]) => (name.test(exportName) ? clause : []));
}

/** Reads the strings of `clauses`; undefined when the parameters have none. */
function readClauses(parameters: types.Node | undefined): string[] | undefined {
  if (!types.isObjectExpression(parameters)) return undefined;
  for (const property of parameters.properties) {
    if (!types.isObjectProperty(property)) continue;
    const { key, value } = property;
    if (types.isIdentifier(key, { name: 'clauses' }) && types.isArrayExpression(value)) {
      return value.elements.flatMap((entry) => (types.isStringLiteral(entry) ? entry.value : []));
    }
  }
  return undefined;
}
