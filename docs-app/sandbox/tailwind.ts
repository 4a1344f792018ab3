import type { PlayFile } from '@vitrine/ui';
import { compile } from 'tailwindcss';
import theme from 'tailwindcss/theme.css?raw';
import utilities from 'tailwindcss/utilities.css?raw';
import { findCandidates } from './findCandidates.ts';

const SHEETS: Readonly<Record<string, string>> = {
  'tailwindcss/theme.css': theme,
  'tailwindcss/utilities.css': utilities,
};

let compiler: ReturnType<typeof compile> | undefined;

/** Creates a function that generates the CSS of the Tailwind classes in files, based on `sheet`. */
export function createTailwind(sheet: string) {
  return async function writeTailwind(files: readonly PlayFile[]): Promise<string> {
    compiler ??= compile(sheet, {
      base: '/',
      loadStylesheet: async (id) => ({ path: id, base: '/', content: SHEETS[id] ?? '' }),
    });
    const { build } = await compiler;
    return build([...new Set(files.flatMap(({ code }) => findCandidates(code)))]);
  };
}
