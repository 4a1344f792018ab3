import {
  pickDemoSource,
  trustHtml,
  type CodeStore,
  type DemoCode,
  type PlayFiles,
} from '@vitrine/ui';

/** Returns the files of the chosen source: plain text, or data URLs of images. */
export function readSource({ sources }: DemoCode, code: CodeStore): PlayFiles {
  const [first, ...otherFiles] = pickDemoSource(sources, code.get()).files;
  const read = ({ name, html, dataUrl }: typeof first) => ({
    name,
    code: dataUrl ?? textOf(html),
  });
  return [read(first), ...otherFiles.map(read)];
}

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html);
  return template.content.textContent ?? '';
}

/** Replaces the code of edited files; ignores edits of unknown files. */
export function applyEdits(
  files: PlayFiles,
  edits: Readonly<Record<string, string>> = {},
): PlayFiles {
  const [first, ...otherFiles] = files;
  const apply = (file: typeof first) => ({
    ...file,
    code: Object.hasOwn(edits, file.name) ? (edits[file.name] ?? file.code) : file.code,
  });
  return [apply(first), ...otherFiles.map(apply)];
}

/** Returns the code of changed files by name; undefined when no file has changed. */
export function listEdits(
  files: PlayFiles,
  originals: PlayFiles,
): Readonly<Record<string, string>> | undefined {
  const changed = files.filter(({ code }, index) => code !== originals[index]?.code);
  return changed.length > 0
    ? Object.fromEntries(changed.map(({ name, code }) => [name, code]))
    : undefined;
}
