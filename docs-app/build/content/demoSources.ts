import { highlightCode, highlightPreview, type CodeLanguage } from '@vitrine/ui/core';
import type { ArticleDemo } from '../../model/page.types.ts';
import type { DemoFile, DemoSource, StylingSource } from './content.types.ts';
import { isModule, languageOf } from './demoFileTypes.ts';
import { deriveJavaScript, toJavaScriptName } from './deriveJavaScript.ts';
import { findPreview } from './findPreview.ts';

type ShownSource = ArticleDemo['code']['sources'][number];

/** Renders a demo's full sources in each styling and language; the first one is shown initially. */
export async function writeDemoSources({
  stylings,
}: DemoSource): Promise<ArticleDemo['code']['sources']> {
  const written = await Promise.all(stylings.map(writeStyling));
  const [first, ...otherSources] = written.flat();
  if (!first) throw new Error('The demo has no source.');
  return [first, ...otherSources];
}

function writeStyling({ styling, files }: StylingSource): Promise<ShownSource[]> {
  return Promise.all([
    writeSource({ variant: 'TS', styling }, [
      writeFile(files[0], highlightModule),
      ...files.slice(1).map((file) => writeFile(file)),
    ]),
    writeSource({ variant: 'JS', styling }, [
      writeJavaScript(files[0], highlightModule).then((entry) => ({
        ...entry,
        // Links to the file have the extension `.js`, not `.jsx` (COD-2).
        name: entry.name.replace(/x$/, ''),
      })),
      ...files.slice(1).map((file) => writeJavaScript(file)),
    ]),
  ]);
}

async function writeSource(
  kind: Pick<ShownSource, 'variant' | 'styling'>,
  files: readonly Promise<ShownSource['files'][number]>[],
): Promise<ShownSource> {
  return { ...kind, files: (await Promise.all(files)) as unknown as ShownSource['files'] };
}

/** Highlights the module of a demo, and marks the JSX that pages show while the code is folded. */
function highlightModule(code: string, language: CodeLanguage): Promise<string> {
  const preview = findPreview(`Demo.${language}`, code);
  return preview ? highlightPreview(code, language, preview) : highlightCode(code, language);
}

async function writeFile(
  { name, code, dataUrl }: DemoFile,
  highlight: typeof highlightModule = highlightCode,
): Promise<ShownSource['files'][number]> {
  const language = languageOf(name);
  const html = await highlight(code, language);
  return { name, language, html, ...(dataUrl !== undefined && { dataUrl }) };
}

async function writeJavaScript(
  file: DemoFile,
  highlight: typeof highlightModule = highlightCode,
): Promise<ShownSource['files'][number]> {
  const { name, code } = file;
  if (!isModule(name)) return writeFile(file);
  const html = await highlight(await deriveJavaScript(name, code), 'jsx');
  return { name: toJavaScriptName(name), language: 'jsx', html };
}
