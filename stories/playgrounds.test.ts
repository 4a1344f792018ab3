import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { hasPiecePlayground } from '../docs-app/build/stories/piecePlaygrounds.ts';
import { globFiles } from '../docs-app/node/posixPaths.ts';
import { ROOT } from '../docs-app/node/paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Names of the props of each component, by the name of the interface that declares them. */
const declaredProps = new Map(
  globFiles(['src/*/*.tsx', 'stories/*/*.tsx'], ROOT).flatMap((file) =>
    ts
      .createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
      .statements.filter(ts.isInterfaceDeclaration)
      .map(({ name, members, heritageClauses = [] }) => [
        name.text,
        // Inherited props count as one.
        [...members, ...heritageClauses].map((node) =>
          ts.isHeritageClause(node) ? node.getText() : (node.name?.getText() ?? ''),
        ),
      ]),
  ),
);

interface Piece {
  file: string;
  props: readonly string[];
  /** Source text of the default export of the stories. */
  meta: string;
}

/** Story files of Docs UI components that declare props. */
const pieces = globFiles('stories/*/*.stories.tsx', ROOT).flatMap((file): Piece[] => {
  const [, meta = ''] = /^const meta = \{\n([^]*?)^\} satisfies/m.exec(read(file)) ?? [];
  const isPiece = /^ {2}title: 'Docs UI\/[^/]+\/[^/']+',$/m.test(meta);
  const [, component = ''] = /^ {2}component: (\w+),$/m.exec(meta) ?? [];
  const props = declaredProps.get(`${component}Props`) ?? [];
  return isPiece && props.length > 0 ? [{ file, props, meta }] : [];
});

/** Returns the field of the default export, with its nested lines. */
function readField(meta: string, field: string): string {
  return new RegExp(`^  ${field}: ?([^]*?)(?=^  \\w|(?![^]))`, 'm').exec(meta)?.[1] ?? '';
}

test('finds more than 50 Docs UI components with props, such as CopyButton', () => {
  expect(pieces.map(({ file }) => file)).toContain('stories/code/CopyButton.stories.tsx');
  expect(pieces.length).toBeGreaterThan(50);
});

test.each(pieces)('adds a playground with controls to $file (WKB-1)', ({ file, props, meta }) => {
  expect(hasPiecePlayground(join(ROOT, file))).toBe(true);
  const uncontrolled = [...readField(meta, 'argTypes').matchAll(/(\w+): \{ control: false \}/g)];
  const controlled = props.filter(
    (prop) => !/^on[A-Z]/.test(prop) && !uncontrolled.some(([, name]) => name === prop),
  );
  expect(controlled).not.toEqual([]);
  const render = readField(meta, 'render');
  if (render) expect(render).toMatch(/\{\.\.\.args\}/);
});
