import { contentErrorCodes } from './contentErrorCodes.ts';

/** Text of an error: what happened, why it matters, how to fix it. `{name}` is a placeholder. */
export interface ErrorText {
  what: string;
  why: string;
  fix: string;
}

const MISSING_PROVIDER = 'The component reads its values from this provider.';

/** Codes of `DocsError` with their texts. The page of error codes is built from them (ERR-4). */
export const errorCodes = {
  'api/coverage-below-floor': {
    what: 'The demos and playgrounds of {name} use {percent}% of its documented props, less than its coverageFloor of {floor}%.',
    why: 'A prop that no demo or playground uses is never tested.',
    fix: 'Use more props in the demos or in playgrounds.json, or lower coverageFloor if the drop is intended.',
  },
  'api/unknown-component': {
    what: 'The types of the packages that {product} pins export no component "{name}".',
    why: 'API pages are built from the type declarations of exported components.',
    fix: 'Use the name of an exported component. Did you mean {closest}?',
  },
  'api/unknown-hook': {
    what: 'No package pinned by {product} declares a hook "{name}".',
    why: 'API pages are built from the type declarations of hooks.',
    fix: 'Use the name of a declared hook. Did you mean {closest}?',
  },
  'code/package-command': {
    what: 'The command "{command}" cannot be translated for other package managers.',
    why: 'A tab would show a command that fails.',
    fix: 'Write one npm command per line: install, uninstall, run, start, test, create, exec or npx, with package names and at most -D or -E. Or write a block with tab="…" for each package manager.',
  },
  'config/invalid-host': {
    what: 'VITE_PRODUCTION_HOST is "{value}", which is not a host name.',
    why: 'Absolute URLs for search engines and social networks contain this host.',
    fix: 'Set it to a lowercase host name without a protocol, such as docs.example.com or localhost:4173.',
  },
  'config/invalid-variable': {
    what: '{name} is "{value}", which is not {rule}.',
    why: 'The build reads its settings from environment variables.',
    fix: 'Set it to {rule}, or unset it.',
  },
  'config/missing-ads': {
    what: 'This component needs the ad config of an AdConfigProvider above it.',
    why: 'The provider sets the source of ads and the share of displayed ads to report.',
    fix: 'Wrap the tree in <AdConfigProvider> and pass the ad settings as config.',
  },
  'config/missing-docs': {
    what: 'This component needs the docs config of a DocsConfigProvider above it.',
    why: 'The provider sets the URLs of the workbench and of the theme playground.',
    fix: 'Wrap the tree in <DocsConfigProvider> and pass both URLs as config.',
  },
  'config/unknown-page': {
    what: 'The option --page is "{pathname}", which is not a page of the site.',
    why: 'The build renders only the pages that --page names.',
    fix: 'Pass the path of a page without a language prefix. Did you mean {closest}?',
  },
  'config/unreadable-builds': {
    what: '{file} is missing or not a list of builds.',
    why: 'Open pages could not load the files of earlier builds after a deploy.',
    fix: 'Pass the folder of the published site to --keep, or omit --keep.',
  },
  'config/unsafe-out': {
    what: 'The build cannot write to {dir}, because the folder {problem}.',
    why: 'A build replaces all files of its folder.',
    fix: 'Pass an empty folder, or the folder of an earlier build, to --out. If no file in it is needed, delete the folder.',
  },
  ...contentErrorCodes,
  'context/missing-provider': {
    what: 'This component needs a {name}Provider above it.',
    why: MISSING_PROVIDER,
    fix: 'Wrap the tree in <{name}Provider>.',
  },
  'evidence/failed-demo': {
    what: 'The story {story} of the demo failed its test with "{error}".',
    why: 'The build does not publish demos that fail their tests.',
    fix: 'Fix the demo or its test, run "npm test", and build again.',
  },
  'i18n/dictionary': {
    what: 'The dictionary is invalid: {problem}.',
    why: 'The page would show a key or an unfilled placeholder.',
    fix: 'Write a flat JSON object of strings. A translation may have only keys of the English file, with the same placeholders in braces.',
  },
  'nav/duplicate-pathname': {
    what: '"{pathname}" appears at {places}.',
    why: 'Only one navigation entry can be the current page.',
    fix: 'Remove or rename all entries but one.',
  },
  'nav/unknown-field': {
    what: 'The navigation entry "{pathname}" has an unknown field: {fields}.',
    why: 'A misspelled flag would have no effect.',
    fix: 'Use only these fields: {valid}.',
  },
  'theme/unknown-action': {
    what: 'The theme settings have no action "{type}".',
    why: 'The action would not change the settings.',
    fix: 'Use one of: {valid}.',
  },
} as const satisfies Record<string, ErrorText>;

/** Code of a `DocsError`, such as `nav/unknown-field`. */
export type ErrorCode = keyof typeof errorCodes;
