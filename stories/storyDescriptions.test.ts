import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { VARIANT } from '../docs-app/build/stories/readPiece.ts';
import { globFiles } from '../docs-app/node/posixPaths.ts';
import { ROOT } from '../docs-app/node/paths.ts';

const OWN = 'stories/**/*.stories.tsx';
const PRODUCTS = 'docs-app/{products,fixtures/products}/*/pages/**/*.stories.tsx';

/** Stories without a play function: axe and screenshots check their visual state. */
const VISUAL = [
  ...['CodeBlock: ManyLines', 'CodeBlock: OneLine'],
  ...['DemoFrame: TallDemo', 'DemoFrame.states: Folded', 'HomeView: OneLibrary', 'Logo: Colors'],
  ...[
    'PageHeader: Long',
    'PageIndex: ManyPages',
    'Home: OneLibrary',
    'ProductLogo: Large',
    'Callout: RichContent',
  ],
  ...['Prose: WideSpacing', 'SettingGroup: LongNames', 'Typography: Weights'],
];

interface StoryText {
  /** File and name, such as `Button: Disabled`. */
  name: string;
  isDescribed: boolean;
  /** Whether the story or its default export has a play function. Calls and spreads count too. */
  isPlayed: boolean;
}

function readStories(file: string): StoryText[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const variables = source.statements.filter(ts.isVariableStatement);
  const meta = variables.find((statement) => /^const meta\b/.test(statement.getText()));
  const isPlayedByMeta = hasPlay(meta?.getText() ?? '');
  return variables
    .filter(({ modifiers = [] }) => modifiers.some(({ kind }) => kind === EXPORT))
    .map((statement) => {
      const [story] = statement.declarationList.declarations;
      const comments = ts.getJSDocCommentsAndTags(statement);
      const base = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;
      return {
        name: `${base}: ${story?.name.getText() ?? ''}`,
        isDescribed: comments.some(({ comment }) => String(comment ?? '').trim() !== ''),
        isPlayed: isPlayedByMeta || isPlayed(story?.initializer),
      };
    });
}

const EXPORT = ts.SyntaxKind.ExportKeyword;
const hasPlay = (code: string) => /\bplay\b/.test(code);

/** Returns whether a story has a play function, or is a call or a copy that may have one. */
function isPlayed(story: ts.Expression | undefined): boolean {
  if (story === undefined || !ts.isObjectLiteralExpression(story)) return true;
  return story.properties.some(
    (property) => ts.isSpreadAssignment(property) || property.name.getText() === 'play',
  );
}

test('describes every story in a doc comment', () => {
  const stories = globFiles([OWN, PRODUCTS], ROOT).flatMap(readStories);
  expect(stories.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
});

test('finds a play function in every story except variants and visual states', () => {
  const names = globFiles(OWN, ROOT)
    .flatMap(readStories)
    .filter(({ name, isPlayed }) => !isPlayed && !VARIANT.test(name))
    .map(({ name }) => name);
  expect(names.toSorted()).toEqual(VISUAL.toSorted());
});

test('finds a play function in the story of every demo', () => {
  const stories = globFiles(PRODUCTS, ROOT).flatMap(readStories);
  expect(stories.filter(({ isPlayed }) => !isPlayed).map(({ name }) => name)).toEqual([]);
});
