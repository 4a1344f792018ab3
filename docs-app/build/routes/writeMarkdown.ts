import type { ClassApi, ComponentApi, ErrorEntry, PropApi, SlotApi } from '@vitrine/ui/core';
import type { DemoSource, PageSource } from '../content/content.types.ts';

const CALLOUT = /<Callout(?: severity="(\w+)")?>\s*([\s\S]*?)\s*<\/Callout>/g;
const DEMO = /<Demo name="(\w+)" \/>/g;
const ERROR_CODES = /<ErrorCodes of="(libraries|site)" \/>/g;

function writeCallout(severity: string, text: string): string {
  const lines = `**${severity.charAt(0).toUpperCase()}${severity.slice(1)}:** ${text}`.split('\n');
  return lines.map((line) => `> ${line.trim()}`.trimEnd()).join('\n');
}

function writeDemo(name: string, demos: readonly DemoSource[]): string {
  const { stylings } = demos.find((demo) => demo.name === name) ?? {};
  const blocks = stylings?.[0].files.map(
    ({ name: file, code }) =>
      `\`\`\`${file.split('.').at(-1)} title="${file}"\n${code.trimEnd()}\n\`\`\``,
  );
  return blocks?.join('\n\n') ?? '';
}

function writeErrors(errors: readonly ErrorEntry[]): string {
  const rows = errors.map(({ code: name, text, fix, releases }) => [
    code(name),
    text,
    fix,
    releases.join(', '),
  ]);
  return writeTable(['Code', 'Message', 'How to fix it', 'Thrown by'], rows);
}

/** Writes a documentation page as plain Markdown: its demos as code, its callouts as quotes. */
export function writeDocMarkdown(
  { frontMatter, body }: PageSource,
  demos: readonly DemoSource[],
  errors: readonly ErrorEntry[] = [],
): string {
  const text = body
    .trim()
    .replace(CALLOUT, (_, severity: string | undefined, inner: string) =>
      writeCallout(severity ?? 'info', inner),
    )
    .replace(DEMO, (_, name: string) => writeDemo(name, demos))
    .replace(ERROR_CODES, (_, of: string) =>
      writeErrors(errors.filter(({ releases }) => (of === 'libraries') === releases.length > 0)),
    );
  return `# ${frontMatter.title}\n\n${frontMatter.description}\n\n${text}\n`;
}

/** Writes a Markdown table; joins the lines of a cell. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string) => `\`${text}\``;

/** Returns the description of an entry, with its history in other releases. */
function describe({ description, history }: PropApi | SlotApi | ClassApi): string {
  const { since, changed = [], deprecated, removed } = history ?? {};
  const notes = [
    since !== undefined && `Since ${since}.`,
    changed.length > 0 && `Changed in ${changed.join(', ')}.`,
    deprecated !== undefined && `Deprecated in ${deprecated}.`,
    removed !== undefined && `Removed in ${removed}.`,
  ];
  return [description, ...notes].filter(Boolean).join(' ');
}

/** Writes an API page as plain Markdown tables. */
export function writeApiMarkdown(api: ComponentApi): string {
  const props = api.props.map((prop) => [
    `${code(prop.name)}${prop.required ? ' (required)' : ''}`,
    code(prop.type),
    prop.default === undefined ? '' : code(prop.default),
    describe(prop),
  ]);
  const classes = api.classes.map((entry) => [
    code(entry.key),
    code(`.${entry.className}`),
    describe(entry),
  ]);
  const sections = [
    `# ${api.name} API`,
    api.description,
    `\`\`\`tsx\n${api.imports.join('\n')}\n\`\`\``,
    props.length > 0 &&
      `## Props\n\n${writeTable(['Name', 'Type', 'Default', 'Description'], props)}`,
    api.slots.length > 0 &&
      `## Slots\n\n${writeTable(
        ['Name', 'Default', 'Description'],
        api.slots.map((slot) => [
          code(slot.name),
          slot.default ? code(slot.default) : '',
          describe(slot),
        ]),
      )}`,
    classes.length > 0 &&
      `## CSS classes\n\n${writeTable(['Key', 'Class', 'Description'], classes)}`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
