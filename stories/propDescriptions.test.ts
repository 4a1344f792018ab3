import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { globFiles } from '../docs-app/node/posixPaths.ts';
import { ROOT } from '../docs-app/node/paths.ts';

const isExported = ({ modifiers = [] }: { modifiers?: readonly ts.ModifierLike[] }) =>
  modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isDescribed = (node: ts.Node) =>
  ts.getJSDocCommentsAndTags(node).some(({ comment }) => String(comment ?? '').trim() !== '');

const sources = globFiles('src/*/*.tsx', ROOT).map((file) =>
  ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true),
);

test('describes every prop of an exported component', () => {
  const props = sources
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter((one) => isExported(one) && one.name.text.endsWith('Props'))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => !isDescribed(member))
        .map((member) => `${name.text}.${member.name?.getText() ?? ''}`),
    );
  expect(props).toEqual([]);
});

test('describes every exported component', () => {
  const components = sources
    .flatMap(({ statements }) => statements.filter(ts.isFunctionDeclaration))
    .filter((one) => isExported(one) && /^[A-Z]/.test(one.name?.text ?? ''));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((one) => !isDescribed(one)).map(({ name }) => name?.text)).toEqual([]);
});
