import ts from 'typescript';
import { listShownStrings } from './listShownStrings.ts';

/** Title of a test in the source, including the titles of its `describe` blocks. */
export interface TestTitle {
  /** Title with `…` in place of placeholders and interpolations. */
  title: string;
  /** Literal strings of `each` that fill the placeholders. */
  rows: readonly string[];
}

const FUNCTIONS = ['describe', 'suite', 'test', 'it'];
const SUITES = ['describe', 'suite'];
/** Modifiers of tests that do not run, or that pass when their body fails. */
const DISABLED = ['skip', 'todo', 'fails'];
/** Placeholders of `each`: `%s` and `$name.path`. */
const PLACEHOLDER = /%[sdifjoOc#$]|\$[a-z#][\w.]*/gi;

/** Separates describe titles from each other and from the test title. */
export const TITLE_SEPARATOR = ' > ';

/** Reads the titles of the tests in a file, without skipped tests. */
export function readTitles(file: string, text: string): TestTitle[] {
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, suites: TestTitle): void => {
    const call = readCall(node);
    if (call?.isDisabled) return;
    const title = call ? joinTitles(suites, call) : suites;
    if (call && !call.isSuite) titles.push(title);
    ts.forEachChild(node, (child) => visit(child, title));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), { title: '', rows: [] });
  return titles;
}

function joinTitles(suites: TestTitle, { title, rows }: TestTitle): TestTitle {
  return {
    title: suites.title === '' ? title : suites.title + TITLE_SEPARATOR + title,
    rows: [...suites.rows, ...rows],
  };
}

interface TestCall extends TestTitle {
  isSuite: boolean;
  isDisabled: boolean;
}

/** Reads a call such as `test('opens the menu', …)` or `describe.each(table)('menu of %s', …)`. */
function readCall(node: ts.Node): TestCall | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title, options] = node.arguments;
  const isCallee = ts.isCallExpression(node.parent) && node.parent.expression === node;
  const callee = readCallee(node.expression);
  if (!callee || !title || isCallee || !FUNCTIONS.includes(callee.name)) return undefined;
  // `test.extend({ … })` and hooks have no title.
  if (ts.isObjectLiteralExpression(title) || ts.isFunctionLike(title)) return undefined;
  const disabled = [...callee.modifiers, ...readOptions(options)];
  const text = readText(title);
  return {
    title: text.replaceAll(PLACEHOLDER, '…'),
    rows: callee.tables.flatMap((table) => listShownStrings(text, table)),
    isSuite: SUITES.includes(callee.name),
    isDisabled: disabled.some((name) => DISABLED.includes(name)),
  };
}

interface Callee {
  name: string;
  modifiers: readonly string[];
  tables: readonly ts.Node[];
}

function readCallee(node: ts.Expression): Callee | undefined {
  if (ts.isIdentifier(node)) return { name: node.text, modifiers: [], tables: [] };
  if (ts.isPropertyAccessExpression(node)) {
    const callee = readCallee(node.expression);
    return callee && { ...callee, modifiers: [...callee.modifiers, node.name.text] };
  }
  const [inner, tables] = ts.isCallExpression(node)
    ? [node.expression, node.arguments]
    : ts.isTaggedTemplateExpression(node)
      ? [node.tag, [node.template]]
      : [];
  const callee = inner && readCallee(inner);
  return callee && { ...callee, tables: [...callee.tables, ...(tables ?? [])] };
}

/** Lists the enabled options, such as `skip` in `{ skip: true }`. */
function readOptions(node: ts.Node | undefined): string[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    property.initializer.kind !== ts.SyntaxKind.FalseKeyword &&
    ts.isIdentifier(property.name)
      ? property.name.text
      : [],
  );
}

function readText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '…';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
