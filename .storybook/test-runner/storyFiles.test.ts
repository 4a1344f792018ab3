import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { globFiles } from '../../docs-app/node/posixPaths.ts';
import { listGates } from '../../docs-app/scripts/gates.ts';
import { ROOT } from '../../docs-app/node/paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Matches markup of elements that users press, type into or toggle. */
const INTERACTIVE = /<(?:button|input|select|textarea|details|summary)\b|onClick=/;

describe('WKB-4: interaction tests run with the test-runner', () => {
  test('the gate "stories" runs the test-runner on the built workbench', () => {
    const gate = listGates('fast').find(({ name }) => name === 'stories');
    expect(gate?.needs).toEqual(['build']);
    expect(gate?.args[0]).toBe('docs-app/scripts/runStories.ts');
  });

  const sources = globFiles('src/*/*.tsx', ROOT).map((file) => [file, read(file)] as const);
  const views = sources.flatMap(([file, text]) => (INTERACTIVE.test(text) ? [file] : []));
  const playing = globFiles('stories/**/*.stories.tsx', ROOT)
    .map(read)
    .filter((text) => /\bplay: async/.test(text));

  const nameOf = (file: string) => basename(file).split('.')[0] ?? '';
  const uses = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  /** Lists a component and the components that contain it, directly or indirectly. */
  function listWholes(name: string, visited: readonly string[] = []): string[] {
    if (visited.includes(name)) return [];
    const wholes = sources.flatMap(([file, text]) => (uses(text, name) ? [nameOf(file)] : []));
    return [name, ...wholes.flatMap((whole) => listWholes(whole, [...visited, name]))];
  }

  test.each(views)('finds a story with a play function for the interactive file %s', (file) => {
    const wholes = listWholes(nameOf(file));
    const stories = playing.filter((text) => wholes.some((name) => uses(text, name)));
    expect(stories).not.toEqual([]);
  });
});
