const STORIES_PROVE = 'Stories test the demos, so every demo needs one.';
const FRONT_MATTER_SHOWS =
  'The page heading, the browser tab and search results come from the front matter.';
const FRONT_MATTER_FIX =
  'Start the file with a block between two "---" lines: a title of at most {titleLimit} characters and a description of at most {descriptionLimit}. Pages with API pages also list components. Valid fields: {fields}.';

/** Codes of mistakes in authored content, which `errorCodes` includes. */
export const contentErrorCodes = {
  'content/article-import': {
    what: 'The page has the import "{statement}".',
    why: 'Articles cannot import modules.',
    fix: 'Put the code into a demo, or into a code block. Articles may use these elements: {valid}.',
  },
  'content/article-render': {
    what: 'The page cannot be rendered: {problem}.',
    why: 'An expression in braces throws this error.',
    fix: 'Correct the expression, or put it in backticks to show it as code.',
  },
  'content/broken-anchor': {
    what: 'The page "{pathname}" has no anchor for the link "{href}".',
    why: 'The link would open the top of the page.',
    fix: 'Use an anchor of the page. Did you mean {closest}?',
  },
  'content/broken-link': {
    what: 'No page exists for the link "{href}".',
    why: 'The link would open an error page.',
    fix: 'Use an absolute path without a trailing slash. Did you mean {closest}?',
  },
  'content/code-line': {
    what: 'The code block has {count} lines, so line {line} cannot be marked.',
    why: 'The mark would not appear.',
    fix: 'Count from 1: line 1 is the line below the fence.',
  },
  'content/code-meta': {
    what: 'The options of a code block are invalid: {problem}.',
    why: 'The block would render without these options.',
    fix: 'Use each of these at most once: {valid}. Or use packages as the only option.',
  },
  'content/code-tabs': {
    what: 'A group of code tabs is invalid: {problem}.',
    why: 'Readers choose a tab by its name.',
    fix: 'Write at least two adjacent code blocks, each with a different tab="…".',
  },
  'content/default-attribute': {
    what: 'The demo sets {name}={value} on {element}, which is the default.',
    why: 'Readers copy the attribute, and cannot see which attributes make the effect.',
    fix: 'Remove the attribute, or show another value of {name} in the same demo.',
  },
  'content/demo-file': {
    what: 'The demo imports "{specifier}", which is not a file in its folder.',
    why: 'Readers get only the files in the folder of the demo.',
    fix: 'Move the file into the folder. Did you mean {closest}?',
  },
  'content/demo-file-type': {
    what: 'The demo imports "{file}", whose type is unknown.',
    why: 'Readers could neither read the file nor run it in a sandbox.',
    fix: 'Use a file of one of these types: {valid}.',
  },
  'content/demo-style': {
    what: 'No name in the style rule "{selector}" starts with "{name}".',
    why: 'The rule would also apply to other demos and to the page.',
    fix: 'Start a class in the selector, or the name of the keyframes, with "{name}".',
  },
  'content/demo-syntax': {
    what: 'The file "{file}" of a demo cannot be read: {problem}.',
    why: 'The demo cannot run, or its code cannot be shown as JavaScript.',
    fix: 'Correct the syntax. TypeScript may add only types: no enum, namespace or parameter property.',
  },
  'content/demo-unpinned': {
    what: 'The demo, or "standalone" in product.ts, imports "{packageName}", which is not pinned.',
    why: 'Readers need the exact version that the demo was tested with.',
    fix: 'Add "{packageName}" with an exact version to the dependencies in {file}.',
  },
  'content/demo-without-story': {
    what: 'The demo "{name}" has no story.',
    why: STORIES_PROVE,
    fix: 'Export a story named {name} from {file}. Its stories: {stories}.',
  },
  'content/duplicate-id': {
    what: 'The id "{id}" appears twice on the page, or is empty.',
    why: 'A link or a label would reach only the first element with the id.',
    fix: 'Give each element of the page, also in its demos, an id of its own.',
  },
  'content/element-attribute': {
    what: 'The element <{name}> has an invalid attribute: {attribute}.',
    why: 'The element would ignore it or render without its sign and color.',
    fix: 'Use one of: {valid}. Values are strings in quotes.',
  },
  'content/entry-without-anchor': {
    what: 'The navigation entry "{pathname}" has an anchor that its page does not have.',
    why: 'The link would open the top of the page.',
    fix: 'List the export in the front matter of the page, or flag the entry as planned. Did you mean {closest}?',
  },
  'content/entry-without-page': {
    what: 'The navigation entry "{pathname}" has no page.',
    why: 'The link would open an error page.',
    fix: 'Write {file}, or flag the entry as planned. Did you mean {closest}?',
  },
  'content/frame': {
    what: 'The {kind} "{src}" cannot be shown: {problem}.',
    why: 'Pages show frames of their own site only, and no plugins.',
    fix: 'Link to it instead. The path of a frame begins with "/".',
  },
  'content/front-matter-field': {
    what: 'The front matter field "{field}" is invalid: {problem}.',
    why: FRONT_MATTER_SHOWS,
    fix: FRONT_MATTER_FIX,
  },
  'content/front-matter-syntax': {
    what: 'The front matter is not valid YAML: {problem}.',
    why: FRONT_MATTER_SHOWS,
    fix: FRONT_MATTER_FIX,
  },
  'content/generated-page': {
    what: 'A generated page also has the pathname "{pathname}".',
    why: 'The generated page would replace this page.',
    fix: 'Rename the folder of this page, and change its navigation entry.',
  },
  'content/heading-one': {
    what: 'The heading "{text}" has level 1.',
    why: 'The title from the front matter is the only level 1 heading of a page.',
    fix: 'Start the heading with "##".',
  },
  'content/image': {
    what: 'The {kind} "{src}" cannot be shown: {problem}.',
    why: 'Pages load files of their own site only, so readers would see a gap.',
    fix: 'Put a file of one of these types beside page.mdx and use its relative URL, such as ./name.png: {valid}. Did you mean {closest}?',
  },
  'content/mdx-syntax': {
    what: 'The page is not valid MDX: {problem}.',
    why: 'The page cannot be rendered.',
    fix: 'Close every element, and put code with angle brackets or braces in backticks.',
  },
  'content/no-front-matter': {
    what: 'The page has no front matter.',
    why: FRONT_MATTER_SHOWS,
    fix: FRONT_MATTER_FIX,
  },
  'content/no-markdown': {
    what: 'The element or expression {name} has no Markdown form.',
    why: 'Agents read each page as Markdown, which must have the whole text of the page.',
    fix: 'Write text, Markdown or HTML, or one of the elements: {valid}.',
  },
  'content/no-pin': {
    what: '{product} documents {packageName}, which its package.json does not pin.',
    why: 'The site shows the pinned version.',
    fix: 'Add "{packageName}" with an exact version to its dependencies.',
  },
  'content/no-stories': {
    what: 'The page has demos, but {file} does not exist.',
    why: STORIES_PROVE,
    fix: 'Write the file with one story per demo.',
  },
  'content/no-tailwind-sheet': {
    what: 'The demo has a Tailwind styling, but {file} does not exist.',
    why: 'That file generates the styles of all Tailwind demos, so this one would have none.',
    fix: 'Write the file with the imports of tailwindcss and an @source for the tailwind.tsx files, or delete the styling.',
  },
  'content/page-without-entry': {
    what: 'The page "{pathname}" has no entry in {file}.',
    why: 'The navigation would have no link to it.',
    fix: "Add an entry with the pathname '{pathname}', or correct the existing entry. Did you mean {closest}?",
  },
  'content/page-without-folder': {
    what: 'The file page.mdx is directly in the folder pages.',
    why: 'The path {prefix} redirects to the start page of the product.',
    fix: 'Move the file to a folder, such as pages/overview/page.mdx.',
  },
  'content/planned-page-exists': {
    what: '"{pathname}" is flagged as planned, but {file} exists.',
    why: 'The navigation has no link to a planned page.',
    fix: 'Remove planned from the entry.',
  },
  'content/product-module': {
    what: 'The product in the folder {product} cannot be read: {problem}.',
    why: 'Its pages and its navigation would be missing.',
    fix: 'Export product and nav from index.ts, with the fields of defineProduct and defineNav, and write valid JSON in package.json.',
  },
  'content/reserved-id': {
    what: 'The id "{id}" begins with "{prefix}".',
    why: 'Ids with this prefix belong to the interface around the article.',
    fix: 'Write another id.',
  },
  'content/stories-syntax': {
    what: 'The stories file cannot be read: {problem}.',
    why: STORIES_PROVE,
    fix: 'Export default an object with the title "{category}/…" and one story per demo.',
  },
  'content/story-category': {
    what: 'The stories have the title "{title}".',
    why: 'The first part of the title is the category in the sidebar of the workbench.',
    fix: 'Start the title with the name of the product: {valid}.',
  },
  'content/table-header': {
    what: 'Column {column} of the table has no name.',
    why: 'Screen readers announce the name with each cell of the column.',
    fix: 'Write a name into the first row.',
  },
  'content/undefined-name': {
    what: 'The expression "{expression}" uses the unknown name "{name}".',
    why: 'Expressions in braces can use what the page exports and JavaScript globals.',
    fix: 'Put the braces in backticks to show them as code, or export the value from the page.',
  },
  'content/unknown-demo': {
    what: 'There is no demo "{name}".',
    why: 'The page would have a gap in its place.',
    fix: 'Write demos/{name}/system.tsx. Did you mean {closest}?',
  },
  'content/unknown-element': {
    what: 'There is no element <{name}>.',
    why: 'Besides Markdown and HTML, articles support only a few elements.',
    fix: 'Use one of: {valid}.',
  },
  'content/unknown-language': {
    what: 'The code language "{language}" is unknown.',
    why: 'The code cannot be highlighted.',
    fix: 'Use one of: {valid}.',
  },
  'content/unknown-name': {
    what: 'Neither this page nor a package of {product} declares "{name}".',
    why: 'Readers would look for a name that does not exist.',
    fix: 'Correct the name, or add it to otherNames in the front matter. Did you mean {closest}?',
  },
} as const;
