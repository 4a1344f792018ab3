import { parseArgs } from 'node:util';

/** Command-line options of `npm run visual`. */
export interface VisualOptions {
  base: string | undefined;
  /** Parts of ids, titles or files; stories that match are compared without a change, too. */
  only: readonly string[];
  all: boolean;
  help: boolean;
}

export const HELP = `npm run visual -- [options]

Takes screenshots of the stories that a change reaches, in the working tree and in a base commit,
and compares them.

  --base REV   base commit; default: where HEAD left main or origin/main, HEAD if changed, or HEAD~1
  --all        compare every story, even when no change reaches it
  --only TEXT  compare only stories with TEXT in their id, title or file; can be repeated
  --help       print this help

Exits with 1 when a screenshot differs and docs-app/visual/accepted.json does not accept it.`;

/** Parses the command-line options. Throws when an option is unknown. */
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
