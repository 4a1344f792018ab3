/** Text of an error: what happened, why it matters, how to fix it. `{name}` is a placeholder. */
export interface ErrorText {
  what: string;
  why: string;
  fix: string;
}

const MISSING_PROVIDER = 'Without it there is nothing to read.';
const STORIES_PROVE = 'What readers see is what the stories test.';
const FRONT_MATTER_SHOWS =
  'The title and the description head the page, its tab and its search result.';
const FRONT_MATTER_FIX =
  'Begin the file with "---", a title (at most {titleLimit} characters), a description (at most {descriptionLimit}) and, if the page has API pages, components; then "---". Valid fields: {fields}.';

/** Codes of `DocsError` with their texts. The page of error codes is built from them (ERR-4). */
export const errorCodes = {
  'api/coverage-below-floor': {
    what: 'The demos of {name} use {percent} % of its documented props, fewer than the {floor} % of its coverageFloor.',
    why: 'A prop without a demo is one that nobody here has seen at work.',
    fix: 'Use the props that lost their demo in another one, or lower coverageFloor where the drop is meant.',
  },
  'api/unknown-component': {
    what: 'No package pinned by {product} exports a component "{name}".',
    why: 'Its API page cannot be read from the declarations.',
    fix: 'Use one of the exported names, such as {closest}.',
  },
  'api/unknown-hook': {
    what: 'No package pinned by {product} declares a hook "{name}".',
    why: 'Its API cannot be read from the declarations.',
    fix: 'Use one of the declared names, such as {closest}.',
  },
  'code/clipboard-not-allowed': {
    what: 'The browser allowed neither the clipboard nor the selection to copy a text.',
    why: 'The button would say Copied, and nothing would be copied.',
    fix: 'Call it from a click, on a page served over https; catch the error and leave the button as it was.',
  },
  'code/package-command': {
    what: 'No other package manager has a known word for the command "{command}".',
    why: 'Its tabs would show a command that fails.',
    fix: 'Write one npm command a line, with install, uninstall, run, start, test, create, exec or npx, package names and at most -D or -E; or write the blocks with tab="…" by hand.',
  },
  'config/invalid-host': {
    what: 'VITE_PRODUCTION_HOST is "{value}", which is not the name of a host.',
    why: 'Addresses for search engines and social networks begin with it.',
    fix: 'Give the name alone, in lower case, such as docs.example.com, with a port if it needs one.',
  },
  'config/invalid-variable': {
    what: '{name} is "{value}", which is not {rule}.',
    why: 'The build takes its settings from such variables, and a wrong one would be wrong on every page.',
    fix: 'Give {rule}, or leave the variable out.',
  },
  'config/missing-ads': {
    what: 'This component needs the ad config: an AdConfigProvider above it.',
    why: 'The provider names the source of ads and the share that is counted.',
    fix: 'Wrap the tree in <AdConfigProvider>, and pass it the settings of ads.',
  },
  'config/missing-docs': {
    what: 'This component needs the docs config: a DocsConfigProvider above it.',
    why: 'The provider has the addresses of the workbench and of the theme playground.',
    fix: 'Wrap the tree in <DocsConfigProvider>, and pass it both addresses.',
  },
  'config/unknown-page': {
    what: 'There is no page {pathname} to build.',
    why: 'Without it the site would be without what was asked for.',
    fix: 'Give --page an address of the site without its language, such as {closest}.',
  },
  'config/unreadable-builds': {
    what: '{file} is not the list of builds that a build writes.',
    why: 'The files of earlier builds could not stay, and pages that are open would miss them.',
    fix: 'Give --keep the folder of the site as it is published, or leave it out.',
  },
  'content/broken-anchor': {
    what: 'The link "{href}" leads to an anchor that "{pathname}" does not have.',
    why: 'Readers would land at the top of the page.',
    fix: 'Use one of: {closest}.',
  },
  'content/broken-link': {
    what: 'The link "{href}" leads to no page.',
    why: 'Readers would find an error there.',
    fix: 'Use an absolute path without a slash at its end, such as: {closest}.',
  },
  'content/code-line': {
    what: 'The block of code has {count} lines, so that line {line} cannot be marked.',
    why: 'Readers would look for a mark that is nowhere.',
    fix: 'Count from 1, and count as the first line the one below the fence.',
  },
  'content/code-meta': {
    what: 'The words behind the language of a block of code have a mistake: {problem}.',
    why: 'The block would be shown without what they ask for.',
    fix: 'Write only these, each at most once: {valid}; or packages alone.',
  },
  'content/code-tabs': {
    what: 'The tabs of code have a mistake: {problem}.',
    why: 'Readers choose among tabs by their names.',
    fix: 'Write the blocks of a group one below the other with nothing between them, at least two, each with a tab="…" of its own.',
  },
  'content/demo-file': {
    what: 'The demo imports "{specifier}", which is no file of its folder.',
    why: 'Readers get the files of the folder, and nothing else.',
    fix: 'Move it into the folder, or mean one of: {closest}.',
  },
  'content/demo-style': {
    what: 'The style rule "{selector}" has no class that begins with "{name}".',
    why: 'It would change other demos, and the page around them.',
    fix: 'Begin the selector with a class of the demo, such as ".{name}-root".',
  },
  'content/demo-unpinned': {
    what: 'The demo imports "{packageName}", which the product does not pin.',
    why: 'Readers could not install what the demo ran with.',
    fix: 'Add "{packageName}" with an exact version to the dependencies of {file}.',
  },
  'content/demo-without-story': {
    what: 'The demo "{name}" has no story.',
    why: STORIES_PROVE,
    fix: 'Export a story named {name} from {file}. It has: {stories}.',
  },
  'content/entry-without-anchor': {
    what: 'The navigation entry "{pathname}" leads to an anchor that its page does not have.',
    why: 'Readers would land at the top of the page.',
    fix: 'Name the export in the front matter of the page, flag the entry planned, or use one of: {closest}.',
  },
  'content/entry-without-page': {
    what: 'The navigation entry "{pathname}" has no page.',
    why: 'The link would lead nowhere.',
    fix: 'Write {file}, flag the entry planned, or mean one of: {closest}.',
  },
  'content/front-matter-field': {
    what: 'Front matter field "{field}": {problem}.',
    why: FRONT_MATTER_SHOWS,
    fix: FRONT_MATTER_FIX,
  },
  'content/front-matter-syntax': {
    what: 'The front matter is not YAML: {problem}.',
    why: FRONT_MATTER_SHOWS,
    fix: FRONT_MATTER_FIX,
  },
  'content/heading-one': {
    what: 'The heading "{text}" has level 1.',
    why: 'A page has one such heading: its title, from the front matter.',
    fix: 'Write it with "##".',
  },
  'content/mdx-syntax': {
    what: 'The page is not valid MDX: {problem}.',
    why: 'It cannot be rendered.',
    fix: 'Close every element, and put code with angle brackets or braces between backticks.',
  },
  'content/no-front-matter': {
    what: 'The page has no front matter.',
    why: FRONT_MATTER_SHOWS,
    fix: FRONT_MATTER_FIX,
  },
  'content/no-pin': {
    what: '{product} documents {packageName}, which its package.json does not pin.',
    why: 'The version that readers see is the pinned one.',
    fix: 'Add "{packageName}" with an exact version to dependencies.',
  },
  'content/no-stories': {
    what: 'The page has demos, but {file} does not exist.',
    why: STORIES_PROVE,
    fix: 'Write the file, with one story per demo.',
  },
  'content/page-without-entry': {
    what: 'The page "{pathname}" has no entry in {file}.',
    why: 'Readers could not find it.',
    fix: "Add an entry with the pathname '{pathname}', or mean one of: {closest}.",
  },
  'content/planned-page-exists': {
    what: '"{pathname}" is flagged planned, but {file} exists.',
    why: 'A planned entry is text: readers could not reach the page.',
    fix: 'Remove the flag.',
  },
  'content/unknown-demo': {
    what: 'There is no demo "{name}".',
    why: 'The page would show nothing in its place.',
    fix: 'Write demos/{name}/system.tsx, or mean one of: {closest}.',
  },
  'content/unknown-element': {
    what: 'There is no element <{name}>.',
    why: 'Articles become HTML; only these elements are known to them.',
    fix: 'Use one of: {valid}.',
  },
  'content/unknown-language': {
    what: 'The code language "{language}" is unknown.',
    why: 'The code could not be highlighted.',
    fix: 'Use one of: {valid}.',
  },
  'context/missing-provider': {
    what: 'This component needs a {name}Provider above it.',
    why: MISSING_PROVIDER,
    fix: 'Wrap the tree in <{name}Provider>.',
  },
  'evidence/failed-demo': {
    what: 'The demo of the story {story} failed its test with "{error}".',
    why: 'What readers see would be something that is known not to work.',
    fix: 'Mend the demo or its test, run "npm test", and build again.',
  },
  'i18n/dictionary': {
    what: 'The dictionary has a mistake: {problem}.',
    why: 'A text would be missing, or show its placeholder.',
    fix: 'Write a flat JSON object of texts; a translation has keys of the English file only, with the same words in braces.',
  },
  'i18n/missing-translation': {
    what: 'Missing translation for {language}:{key}.',
    why: 'Readers see the English text, or the key where English lacks it too.',
    fix: 'Add the key to the dictionary of the language in docs-app/translations.',
  },
  'nav/duplicate-pathname': {
    what: '"{pathname}" stands at {places}.',
    why: 'Only one of the entries could be the current page.',
    fix: 'Remove or rename all but one.',
  },
  'nav/unknown-field': {
    what: 'The navigation entry "{pathname}" has the unknown field {fields}.',
    why: 'A misspelt flag would be lost without a word.',
    fix: 'Use only {valid}.',
  },
  'theme/unknown-action': {
    what: 'The theme settings know no action "{type}".',
    why: 'The settings would stay as they are, and nobody would learn why.',
    fix: 'Use one of: {valid}.',
  },
  'theme/unknown-color-scheme': {
    what: 'There is no colour scheme "{scheme}".',
    why: 'The page would be shown without colours of its own.',
    fix: 'Use one of: {valid}.',
  },
} as const satisfies Record<string, ErrorText>;

/** Code of a `DocsError`. */
export type ErrorCode = keyof typeof errorCodes;
