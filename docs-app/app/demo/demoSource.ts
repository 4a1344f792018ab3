import {
  pickDemoSource,
  trustHtml,
  type CodeStore,
  type DemoCode,
  type PlayFiles,
} from '@vitrine/ui';

/** Reads the files of the source that a reader sees, as plain text. */
export function readSource({ sources }: DemoCode, code: CodeStore): PlayFiles {
  const [first, ...others] = pickDemoSource(sources, code.get()).files;
  const read = ({ name, html }: typeof first) => ({ name, code: textOf(html) });
  return [read(first), ...others.map(read)];
}

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html);
  return template.content.textContent ?? '';
}

/** Puts changed files in the place of their author's; a name that is not there is left out. */
export function applyEdits(
  files: PlayFiles,
  edits: Readonly<Record<string, string>> = {},
): PlayFiles {
  const [first, ...others] = files;
  const apply = (file: typeof first) => ({
    ...file,
    code: Object.hasOwn(edits, file.name) ? (edits[file.name] ?? file.code) : file.code,
  });
  return [apply(first), ...others.map(apply)];
}

/** Lists the files that differ from their author's; none at all is undefined. */
export function listEdits(
  files: PlayFiles,
  originals: PlayFiles,
): Readonly<Record<string, string>> | undefined {
  const changed = files.filter(({ code }, index) => code !== originals[index]?.code);
  return changed.length > 0
    ? Object.fromEntries(changed.map(({ name, code }) => [name, code]))
    : undefined;
}
