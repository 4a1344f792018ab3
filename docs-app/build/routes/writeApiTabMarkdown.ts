import type { ComponentApi, HookApi, InheritedProps } from '@vitrine/ui/core';
import { fillSentence, writeInlineCode, type TranslateEnglish } from './markdownCells.ts';
import { writeApiMarkdown, writeProps } from './writeMarkdown.ts';

interface TabApis {
  components: readonly { api: ComponentApi; inherited: readonly InheritedProps[] }[];
  hooks: readonly HookApi[];
}

/** Writes a page's API tab as plain Markdown, one section per export. */
export function writeApiTabMarkdown(
  { title, description }: { title: string; description: string },
  { components, hooks }: TabApis,
  translate: TranslateEnglish,
): string {
  const sections = [
    ...components.map(({ api, inherited }) =>
      nest(writeApiMarkdown(api, { translate, inherited }), api.name),
    ),
    ...hooks.map((hook) => writeHook(hook, translate)),
  ];
  return `# ${title}\n\n${description}\n\n${sections.join('\n\n')}\n`;
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

function writeHook(hook: HookApi, translate: TranslateEnglish): string {
  const { parameters, returnType, returnValue } = hook;
  const sections = [
    `## ${hook.name}`,
    hook.description,
    `\`\`\`tsx\n${hook.imports.join('\n')}\n\`\`\``,
    `### ${translate('api.parameters')}`,
    parameters.length > 0 ? writeProps(parameters, translate) : translate('api.noParameters'),
    returnType !== undefined && fillSentence(translate('api.returns'), writeInlineCode(returnType)),
    returnValue.length > 0 &&
      `### ${translate('api.returnValue')}\n\n${writeProps(returnValue, translate)}`,
  ];
  return sections.filter(Boolean).join('\n\n');
}
