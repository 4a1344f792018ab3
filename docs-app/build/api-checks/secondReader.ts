import { join } from 'node:path';
import { withCompilerOptions, type ComponentDoc, type PropItem } from 'react-docgen-typescript';
import { splitUnion, type ComponentApi, type PropApi } from '@vitrine/ui/core';
import { isInside } from '../../node/posixPaths.ts';
import { createApiProgram } from '../api/createApiProgram.ts';
import { extractComponentApis } from '../api/extractComponentApis.ts';
import { locateComponents } from '../api/locateComponents.ts';

/** Components that react-docgen-typescript reads, and how their APIs differ. */
export interface SecondReading {
  names: string[];
  /** Lines such as `Button.color: default 'primary'`, without those with a known reason. */
  differences: string[];
}

/** Compares the APIs of components with the results of react-docgen-typescript. */
export async function compareWithSecondReader(
  productDir: string,
  names: readonly string[],
): Promise<SecondReading> {
  const { apis } = await extractComponentApis({ productDir, names });
  const second = readSecond(productDir, apis);
  const dirs = new Map(locateComponents(productDir, names).map(({ name, dir }) => [name, dir]));
  return {
    names: [...second.keys()],
    differences: apis.flatMap((api) => compare(api, second.get(api.name)!, dirs.get(api.name)!)),
  };
}

/** Reads the props with react-docgen-typescript, from generated functions with the same props. */
function readSecond(productDir: string, apis: readonly ComponentApi[]): Map<string, ComponentDoc> {
  const file = join(productDir, 'second.tsx');
  const subjects = apis.map(({ name, imports }) => {
    const from = imports.at(-1)!.replace(/(\w+) \}/, `${name} as Read${name} }`);
    return `${from}\nexport function ${name}(props: React.ComponentProps<typeof Read${name}>): React.ReactElement;`;
  });
  const source = `import * as React from 'react';\n${subjects.join('\n')}`;
  const program = createApiProgram(productDir, [file], { [file]: source });
  const parser = withCompilerOptions(
    {},
    { shouldExtractLiteralValuesFromEnum: true, shouldIncludePropTagMap: true },
  );
  const docs = parser.parseWithProgramProvider(file, () => program);
  return new Map(docs.map((doc) => [doc.displayName, doc]));
}

/** Normalizes intended differences: white space, link URLs and types in double brackets. */
const flat = (text: string | undefined) =>
  text
    ?.replaceAll(/\]\([^()]*\)/g, ']()')
    .replaceAll(/\[\[(\w+)\]\]/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Returns whether text from react-docgen-typescript, or a line of it, equals our text.
 * Known reason: react-docgen-typescript joins the comments of all declarations of a prop.
 */
const isSame = (second: string, text: string | undefined) =>
  flat(second) === flat(text) || second.split('\n').some((line) => flat(line) === flat(text));

/** Known reasons why only our reader lists a prop. */
const UNSEEN: [kind: string, matches: (prop: PropApi) => boolean][] = [
  [
    'root: the second reader sees one signature, not the one with `component`',
    ({ name }) => name === 'component',
  ],
  [
    'children: the second reader lists them only with a comment',
    ({ name, description }) => name === 'children' && description === '',
  ],
];

/** Known reasons why only react-docgen-typescript lists a prop. */
const HIDDEN: [kind: string, matches: (prop: PropItem, dir: string) => boolean][] = [
  ['common: one sentence names them', ({ name }) => /^(?:className|style|ref|key)$/.test(name)],
  ['ignored: their comment has @ignore', ({ tags }) => tags !== undefined && 'ignore' in tags],
  [
    'inherited: another folder declares them, and the propTypes do not name them',
    ({ declarations = [], parent }, dir) =>
      ![...declarations, ...(parent ? [parent] : [])].some(
        ({ fileName }) => isInside(`/${fileName}`, dir) || isInside(fileName, dir),
      ),
  ],
];

/** Lists the differences without a known reason. */
function compare(api: ComponentApi, second: ComponentDoc, dir: string): string[] {
  const differences = api.props.flatMap((prop) => compareProp(prop, second.props[prop.name]));
  const listed = new Set(api.props.map(({ name }) => name));
  const missing = Object.values(second.props)
    .filter(({ name }) => !listed.has(name))
    .filter((prop) => !HIDDEN.some(([, matches]) => matches(prop, dir)));
  return [
    ...differences,
    ...missing.map(({ name }) => `${name}: only the second reader lists it`),
  ].map((difference) => `${api.name}.${difference}`);
}

function compareProp(prop: PropApi, second: PropItem | undefined): string[] {
  const { name } = prop;
  if (!second)
    return UNSEEN.some(([, matches]) => matches(prop)) ? [] : [`${name}: only we list it`];
  const value = (second.defaultValue as { value?: string } | null)?.value;
  const literals = listLiterals(prop.type);
  const otherLiterals = listOtherLiterals(second);
  // Known reason: react-docgen-typescript makes a prop optional if one declaration is optional.
  const isJoined = prop.required && (second.declarations?.length ?? 0) > 1;
  const differences = {
    required: second.required !== prop.required && !isJoined,
    // Known reason: react-docgen-typescript does not read default values in code.
    default: value !== undefined && !isSame(value, prop.default),
    // Known reason: react-docgen-typescript reads no comments of types such as `Props['name']`.
    description: second.description !== '' && !isSame(second.description, prop.description),
    literals: literals && otherLiterals && literals.join() !== otherLiterals.join(),
  };
  const texts = { ...second, default: value, literals: otherLiterals };
  return Object.entries(differences)
    .filter(([, isDifferent]) => isDifferent)
    .map(([field]) => `${name}: ${field} ${String(texts[field as keyof typeof texts])}`);
}

/** Lists the literals of a type, sorted; undefined when it has other members. */
function listLiterals(type: string): string[] | undefined {
  const members = splitUnion(type);
  const isLiteral = members.every((member) => /^(?:'.*'|-?\d+|true|false|null)$/.test(member));
  return isLiteral ? members.sort() : undefined;
}

function listOtherLiterals({ type }: PropItem): string[] | undefined {
  const { name, value } = type as { name: string; value?: { value: string }[] };
  if (name !== 'enum' || !value) return undefined;
  return listLiterals(value.map((one) => one.value.replace(/^"(.*)"$/, "'$1'")).join(' | '));
}
