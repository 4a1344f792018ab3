import type { ComponentApi, HookApi, PropApi } from '@vitrine/ui/core';
import { writeApiMarkdown, writeTable } from './writeMarkdown.ts';

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

/** Converts the Markdown of an API page to a section: moves its headings one level down. */
function nest(markdown: string, name: string): string {
  return markdown
    .trim()
    .replace(/^# .*$/m, `# ${name}`)
    .replace(/^#+ /gm, '#$&');
}

function writeHook(hook: HookApi): string {
  const sections = [
    `## ${hook.name}`,
    hook.description,
    `\`\`\`tsx\n${hook.imports.join('\n')}\n\`\`\``,
    hook.parameters.length > 0 && `### Parameters\n\n${writeRows(hook.parameters)}`,
    hook.returnType !== undefined && `Returns \`${hook.returnType}\`.`,
    hook.returnValue.length > 0 && `### Return value\n\n${writeRows(hook.returnValue)}`,
  ];
  return sections.filter(Boolean).join('\n\n');
}

function writeRows(rows: readonly PropApi[]): string {
  const code = (text: string) => `\`${text}\``;
  return writeTable(
    ['Name', 'Type', 'Default', 'Description'],
    rows.map(({ name, type, required, default: initial, description }) => [
      `${code(name)}${required ? ' (required)' : ''}`,
      code(type),
      initial === undefined ? '' : code(initial),
      description,
    ]),
  );
}
