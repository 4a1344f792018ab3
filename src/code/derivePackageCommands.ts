import { DocsError } from '../internal/DocsError.ts';

/** Package managers, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Package managers whose commands are derived from npm commands. */
type Other = Exclude<PackageManager, 'npm'>;
type ForOthers = Readonly<Record<Other, string>>;

/** Converts the arguments of an npm command. An unknown option becomes `undefined`. */
type WriteWords = (words: readonly string[], manager: Other) => readonly (string | undefined)[];

interface Rule {
  /** Matches the start of an npm command, up to its arguments. */
  npm: RegExp;
  /** Replacement of the match, by package manager. */
  others: ForOthers;
  writeWords: WriteWords;
}

const ADD_OPTIONS: Readonly<Partial<Record<string, ForOthers>>> = {
  '-D': { pnpm: '-D', yarn: '-D', bun: '-d' },
  '--save-dev': { pnpm: '--save-dev', yarn: '--dev', bun: '--dev' },
  '-E': { pnpm: '-E', yarn: '-E', bun: '-E' },
  '--save-exact': { pnpm: '--save-exact', yarn: '--exact', bun: '--exact' },
};

const writeNames: WriteWords = (words) =>
  words.map((word) => (word.startsWith('-') ? undefined : word));

const writeAdded: WriteWords = (words, manager) =>
  words.map((word) => (word.startsWith('-') ? ADD_OPTIONS[word]?.[manager] : word));

const asTheyAre: WriteWords = (words) => words;

/** Drops the first `--`, because only npm needs it to end its own options. */
const withoutDashes: WriteWords = (words) => words.filter((_, at) => at !== words.indexOf('--'));

/** Drops `@latest`. Only npm needs the tag, because npm may run an older cached release. */
const withoutLatest: WriteWords = (words, manager) =>
  withoutDashes(
    words.map((word, at) => (at === 0 ? word.replace(/@latest$/, '') : word)),
    manager,
  );

function callAll(command: string): ForOthers {
  return { pnpm: `pnpm ${command}`, yarn: `yarn ${command}`, bun: `bun ${command}` };
}

const RULES: readonly Rule[] = [
  { npm: /^npm (?:install|i)$/, others: callAll('install'), writeWords: writeNames },
  { npm: /^npm (?:install|i|add) /, others: callAll('add'), writeWords: writeAdded },
  { npm: /^npm (?:uninstall|remove|rm) /, others: callAll('remove'), writeWords: writeNames },
  { npm: /^npm run (?=\w)/, others: callAll('run'), writeWords: withoutDashes },
  {
    npm: /^npm (?=(?:start|test)(?: |$))/,
    others: { pnpm: 'pnpm', yarn: 'yarn', bun: 'bun run' },
    writeWords: withoutDashes,
  },
  { npm: /^npm (?:create|init) (?=[\w@])/, others: callAll('create'), writeWords: withoutLatest },
  {
    npm: /^npm exec (?:-- )?(?=[\w@])/,
    others: { pnpm: 'pnpm exec', yarn: 'yarn exec', bun: 'bunx' },
    writeWords: asTheyAre,
  },
  {
    npm: /^npx (?:-y |--yes )?(?=[\w@])/,
    others: { pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx' },
    writeWords: asTheyAre,
  },
];

/** Matches plain and quoted words without other shell syntax. */
const PLAIN_WORDS = /^(?:(?:^| )(?:[\w@./:^~*=+,-]+|"[^"$`\\]*"|'[^']*'))+$/;
/** Matches ` && ` outside of quotes. */
const AND = / && (?=(?:[^"']|"[^"]*"|'[^']*')*$)/;
const WORDS = /"[^"]*"|'[^']*'|[^ ]+/g;

/**
 * Derives the commands of every package manager from npm commands.
 * Throws `code/package-command` when a command is unknown.
 */
export function derivePackageCommands(npm: string): Record<PackageManager, string> {
  const derive = (manager: Other) =>
    npm
      .split('\n')
      .map((line) =>
        line
          .split(AND)
          .map((command) => deriveCommand(command, manager))
          .join(' && '),
      )
      .join('\n');
  return { npm, pnpm: derive('pnpm'), yarn: derive('yarn'), bun: derive('bun') };
}

function deriveCommand(command: string, manager: Other): string {
  if (command.trim() === '' || command.startsWith('#')) return command;
  const isPlain = PLAIN_WORDS.test(command);
  if (isPlain && command.startsWith('cd ')) return command;
  const rule = isPlain && RULES.find(({ npm }) => npm.test(command));
  if (!rule) throw new DocsError('code/package-command', { command });
  const words = command.replace(rule.npm, '').match(WORDS) ?? [];
  const written = rule.writeWords(words, manager);
  if (written.includes(undefined)) throw new DocsError('code/package-command', { command });
  return [rule.others[manager], ...written].join(' ');
}
