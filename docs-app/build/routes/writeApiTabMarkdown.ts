import type { ComponentApi, HookApi, PropApi } from '@vitrine/ui/core';
import { writeApiMarkdown, writeInlineCode, writeTable } from './writeMarkdown.ts';

interface TabApis {
  components: readonly ComponentApi[];
  hooks: readonly HookApi[];
}

/** Writes a page's API tab as plain Markdown, one section per export. */
export function writeApiTabMarkdown(title: string, { components, hooks }: TabApis): string {
  const sections = [
    ...components.map((api) => nest(writeApiMarkdown(api), api.name)),
    ...hooks.map(writeHook),
  ];
  return `# ${title}\n\n${sections.join('\n\n')}\n`;
}

/** Matches a fenced code block, in which a line with `#` is not a heading. */
const FENCED = /(^ {0,3}(`{3,}|~{3,}).*\n[\s\S]*?^ {0,3}\2)/m;

/** Converts the Markdown of an API page to a section: moves its headings one level down. */
function nest(markdown: string, name: string): string {
  // With two capture groups, `split` returns text, code block and fence in turn.
  return markdown
    .trim()
    .replace(/^# .*$/m, `# ${name}`)
    .split(FENCED)
    .map((part, index) => [part.replace(/^#+ /gm, '#$&'), part, ''][index % 3])
    .join('');
}

function writeHook(hook: HookApi): string {
  const sections = [
    `## ${hook.name}`,
    hook.description,
    `\`\`\`tsx\n${hook.imports.join('\n')}\n\`\`\``,
    hook.parameters.length > 0 && `### Parameters\n\n${writeRows(hook.parameters)}`,
    hook.returnType !== undefined && `Returns ${writeInlineCode(hook.returnType)}.`,
    hook.returnValue.length > 0 && `### Return value\n\n${writeRows(hook.returnValue)}`,
  ];
  return sections.filter(Boolean).join('\n\n');
}

function writeRows(rows: readonly PropApi[]): string {
  return writeTable(
    ['Name', 'Type', 'Default', 'Description'],
    rows.map(({ name, type, required, default: initial, description }) => [
      `${writeInlineCode(name)}${required ? ' (required)' : ''}`,
      writeInlineCode(type),
      initial === undefined ? '' : writeInlineCode(initial),
      description,
    ]),
  );
}
