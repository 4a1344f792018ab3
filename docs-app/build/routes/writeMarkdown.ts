import type { ClassApi, ComponentApi, ErrorEntry, PropApi, SlotApi } from '@vitrine/ui/core';

/** Writes error codes as a table. */
export function writeErrors(errors: readonly ErrorEntry[]): string {
  if (errors.length === 0) return 'No error codes.';
  const rows = errors.map(({ code: name, text, fix, releases }) => [
    writeInlineCode(name),
    text,
    fix,
    releases.join(', '),
  ]);
  return writeTable(['Code', 'Message', 'How to fix it', 'Thrown by'], rows);
}

/** Writes a Markdown table; escapes `|` and joins the lines of each cell. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Writes inline code between more backticks than any run of backticks in the code. */
export function writeInlineCode(code: string): string {
  const text = code.replace(/\s*\n\s*/g, ' ');
  const runs = Array.from(text.matchAll(/`+/g), ([run]) => run.length);
  const ticks = '`'.repeat(runs.length === 0 ? 1 : Math.max(...runs) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** Returns the description of a prop, slot or class, with its release history. */
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
    `${writeInlineCode(prop.name)}${prop.required ? ' (required)' : ''}`,
    writeInlineCode(prop.type),
    prop.default === undefined ? '' : writeInlineCode(prop.default),
    describe(prop),
  ]);
  const classes = api.classes.map((entry) => [
    writeInlineCode(entry.key),
    writeInlineCode(`.${entry.className}`),
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
          writeInlineCode(slot.name),
          slot.default ? writeInlineCode(slot.default) : '',
          describe(slot),
        ]),
      )}`,
    classes.length > 0 &&
      `## CSS classes\n\n${writeTable(['Key', 'Class', 'Description'], classes)}`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
