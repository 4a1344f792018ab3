import { parseArgs } from 'node:util';

/** What somebody asks of a run. */
export interface VisualOptions {
  base: string | undefined;
  /** Parts of ids of stories; those are pictured, changed or not. */
  only: readonly string[];
  all: boolean;
  help: boolean;
}

export const HELP = `npm run visual -- [options]

Pictures the stories that a change can reach, in this tree and in another commit, and compares them.

  --base REV   the other commit; else where the branch left main, or HEAD, or HEAD~1
  --all        every story, whether a change reaches it or not
  --only TEXT  only stories with TEXT in their id, changed or not; may be given again
  --help       this text

It ends with 1 if there are differences that docs-app/visual/accepted.json does not name.`;

/** Reads the options of the command line. */
export function readOptions(args: readonly string[]): VisualOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return { base: values.base, only: values.only, all: values.all, help: values.help };
}
