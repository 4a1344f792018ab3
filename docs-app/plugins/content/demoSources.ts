import { highlightCode } from '@vitrine/ui/core';
import type { ArticleDemo } from '../../app/site.types.ts';
import type { DemoSource } from './content.types.ts';
import { deriveJavaScript, toJavaScriptName } from './deriveJavaScript.ts';

type ShownSource = ArticleDemo['sources'][number];

/** Writes a demo's source, whole, in each language that a reader may choose; the first is shown at first. */
export async function writeDemoSources({
  name,
  code,
}: DemoSource): Promise<[ShownSource, ShownSource]> {
  const fileName = `${name}.tsx`;
  const javaScript = await deriveJavaScript(fileName, code);
  return Promise.all([
    writeSource({ variant: 'TS', fileName, language: 'tsx' }, code),
    writeSource(
      { variant: 'JS', fileName: toJavaScriptName(fileName), language: 'jsx' },
      javaScript,
    ),
  ]);
}

async function writeSource(
  kind: Pick<ShownSource, 'variant' | 'fileName' | 'language'>,
  code: string,
): Promise<ShownSource> {
  return { ...kind, styling: 'MUI System', html: await highlightCode(code, kind.language) };
}
