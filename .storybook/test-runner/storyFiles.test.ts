import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { globFiles } from '../../docs-app/node/posixPaths.ts';
import { listGates } from '../../docs-app/scripts/gates.ts';
import { ROOT } from '../../docs-app/node/paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What readers press, type into or move through. */
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
  /** What a view is part of, directly or not, itself included. */
  function listWholes(name: string, known: readonly string[] = []): string[] {
    if (known.includes(name)) return [];
    const wholes = sources.flatMap(([file, text]) => (uses(text, name) ? [nameOf(file)] : []));
    return [name, ...wholes.flatMap((whole) => listWholes(whole, [...known, name]))];
  }

  test.each(views)('what is interactive in %s has a story that plays', (file) => {
    const wholes = listWholes(nameOf(file));
    const found = playing.filter((text) => wholes.some((name) => uses(text, name)));
    expect(found).not.toEqual([]);
  });
});
