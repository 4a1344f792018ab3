import {
  fillLabel,
  type ComponentApi,
  type ErrorEntry,
  type InheritedProps,
  type PageLink,
  type PropApi,
  type ReleaseInfo,
  type ReleaseLink,
} from '@vitrine/ui/core';
import {
  fillSentence,
  writeDescription,
  writeHistory,
  writeInlineCode,
  writeName,
  writeTable,
  type TranslateEnglish,
} from './markdownCells.ts';

/** Writes error codes as a table. */
export function writeErrors(errors: readonly ErrorEntry[]): string {
  if (errors.length === 0) return 'No error codes.';
  const rows = errors.map(({ code: name, text, fix, releases }) => [
    writeInlineCode(name),
    escapeMarkdown(text),
    escapeMarkdown(fix),
    releases.join(', '),
  ]);
  return writeTable(['Code', 'Message', 'How to fix it', 'Thrown by'], rows);
}

/** Escapes the characters of plain text that would be Markdown. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*[\]<]/g, '\\$&');
}

export interface ApiMarkdown {
  translate: TranslateEnglish;
  /** Title of the page. @default `${api.name} API` */
  title?: string;
  /** Description of the page. */
  lead?: string;
  /** Props that the component inherits, by ancestor. */
  inherited?: readonly InheritedProps[];
  /** Pages with demos of the component. */
  demoLinks?: readonly PageLink[];
  /** Release of the page; undefined for the documented release. */
  release?: ReleaseInfo | undefined;
}

/** Writes an API page as plain Markdown tables. */
export function writeApiMarkdown(api: ComponentApi, context: ApiMarkdown): string {
  const {
    translate,
    title = `${api.name} API`,
    lead,
    inherited = [],
    demoLinks = [],
    release,
  } = context;
  const sections = [
    `# ${title}`,
    release && writeReleaseNotice(release, translate),
    api.description,
    lead,
    `\`\`\`tsx\n${api.imports.join('\n')}\n\`\`\``,
    demoLinks.length > 0 && `${translate('page.demos')}: ${demoLinks.map(writeLink).join(', ')}`,
    api.compared && writeCompared(api.compared, translate),
    writeHistory(api, translate),
    writePropsSection(api, translate),
    api.inherits && writeInheritance(api.inherits, inherited, translate),
    api.themeKey !== undefined &&
      `### ${translate('api.themeDefaultProps')}\n\n${fillSentence(translate('api.themeKey'), writeInlineCode(api.themeKey))}`,
    api.slots.length > 0 && writeSlots(api, translate),
    api.classes.length > 0 && writeClasses(api, translate),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function writeLink({ pathname, title }: PageLink): string {
  return `[${title}](${pathname})`;
}

function writeReleaseLink({ version, href }: ReleaseLink): string {
  return href === undefined ? version : `[${version}](${href})`;
}

/** Writes which release a page is about, with links to the documented and newest release. */
export function writeReleaseNotice(
  { version, newest, documented }: ReleaseInfo,
  translate: TranslateEnglish,
): string {
  const leading = (key: string, link: ReleaseLink) =>
    fillSentence(
      translate(link.href === undefined ? `${key}Without` : key),
      writeReleaseLink(link),
    );
  const lines = [
    fillSentence(translate(newest ? 'api.releaseShown' : 'api.releaseNewest'), version),
    ...(newest ? [leading('api.newest', newest)] : []),
    leading('api.documented', documented),
  ];
  return lines.map((line) => `> ${line}`).join('\n>\n');
}

function writeCompared(
  { releases, href }: NonNullable<ComponentApi['compared']>,
  translate: TranslateEnglish,
): string {
  const links = releases.map((release) =>
    release.href === undefined
      ? fillLabel(translate('api.notThere'), { release: release.version })
      : writeReleaseLink(release),
  );
  const list = [...links, `[${translate('api.differences')}](${href})`].join(', ');
  return fillSentence(translate('api.compared'), list);
}

/** Lists the marks of a prop, such as `required`. */
function listMarks(
  { required, deprecated }: Pick<PropApi, 'required' | 'deprecated'>,
  translate: TranslateEnglish,
): (string | false)[] {
  return [
    required && translate('api.required'),
    deprecated !== undefined && translate('api.deprecated'),
  ];
}

/** Writes the table of props, of parameters, or of the fields of a return value. */
export function writeProps(props: readonly PropApi[], translate: TranslateEnglish): string {
  return writeTable(
    ['Name', 'Type', 'Default', 'Description'],
    props.map((prop) => [
      writeName(prop.name, listMarks(prop, translate)),
      writeInlineCode(prop.type),
      prop.default === undefined ? '' : writeInlineCode(prop.default),
      writeDescription(prop, translate),
    ]),
  );
}

function writePropsSection(
  { props, commonProps = [] }: ComponentApi,
  translate: TranslateEnglish,
): string {
  const names = commonProps.map(writeInlineCode).join(', ');
  const sections = [
    `## ${translate('api.props')}`,
    props.length > 0 ? writeProps(props, translate) : translate('api.noProps'),
    names && fillSentence(translate('api.commonProps'), names),
  ];
  return sections.filter(Boolean).join('\n\n');
}

function writeInheritance(
  { name, href }: NonNullable<ComponentApi['inherits']>,
  inherited: readonly InheritedProps[],
  translate: TranslateEnglish,
): string {
  const code = writeInlineCode(name);
  const key = /^[a-z]/.test(name) ? 'api.inheritsElement' : 'api.inheritsComponent';
  return [
    `### ${translate('api.inheritance')}`,
    fillSentence(translate(key), href === undefined ? code : `[${code}](${href})`),
    ...inherited.map((parent) => writeInherited(parent, translate)),
  ].join('\n\n');
}

function writeInherited({ name, props }: InheritedProps, translate: TranslateEnglish): string {
  const key = props.length === 1 ? 'api.inheritedProp' : 'api.inheritedProps';
  const rows = props.map((prop) => [
    [
      `[${writeInlineCode(prop.name)}](${prop.href})`,
      ...listMarks(prop, translate).filter(Boolean),
    ].join(' '),
    writeInlineCode(prop.type),
  ]);
  const title = fillLabel(translate(key), { count: props.length, name });
  return `${title}\n\n${writeTable(['Name', 'Type'], rows)}`;
}

function writeSlots({ slots }: ComponentApi, translate: TranslateEnglish): string {
  const rows = slots.map((slot) => [
    writeInlineCode(slot.name),
    slot.default ? writeInlineCode(slot.default) : '',
    [
      slot.className && `${translate('api.className')} ${writeInlineCode(`.${slot.className}`)}`,
      writeDescription(slot, translate),
    ]
      .filter(Boolean)
      .join(' '),
  ]);
  const table = writeTable(['Name', 'Default', 'Description'], rows);
  return `## ${translate('api.slots')}\n\n${translate('api.slotsLead')}\n\n${table}`;
}

function writeClasses(api: ComponentApi, translate: TranslateEnglish): string {
  const { name, props, classes, themeKey } = api;
  const takesKeys = themeKey !== undefined || props.some((prop) => prop.name === 'classes');
  const object = writeInlineCode(`${name[0]?.toLowerCase()}${name.slice(1)}Classes`);
  const lead = takesKeys
    ? translate('api.classesLead')
    : fillSentence(translate('api.classesNamesLead'), object);
  const rows = classes.map((entry) => [
    writeInlineCode(entry.key),
    writeName(`.${entry.className}`, [
      entry.global && translate('api.state'),
      entry.deprecated !== undefined && translate('api.deprecated'),
    ]),
    writeDescription(entry, translate),
  ]);
  const table = writeTable(['Key', 'Class', 'Description'], rows);
  return `## ${translate('api.classes')}\n\n${lead}\n\n${table}`;
}
