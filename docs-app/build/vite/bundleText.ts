import { basename } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { createSiteConfig } from './createSiteConfig.ts';

export interface TextInput {
  /** Entry file of the bundle; it need not exist when `code` is set. */
  input: string;
  code?: string;
  format: 'es' | 'iife';
}

/** Bundles a module and its imports into one script, and returns its code. */
export async function bundleText({ input, code, format }: TextInput): Promise<string> {
  const config: InlineConfig = {
    plugins: [...(code === undefined ? [] : [giveEntry(input, code)]), explainReact()],
    build: {
      write: false,
      // The result is one script, so fonts and images become data URLs.
      assetsInlineLimit: Infinity,
      copyPublicDir: false,
      reportCompressedSize: false,
      // Full minification takes twice the time and saves only 1/14 of the size.
      minify: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          format,
          codeSplitting: false,
          minify: { compress: false, mangle: true, codegen: true },
        },
      },
    },
  };
  const result = await build(mergeConfig(createSiteConfig(), config));
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((output) =>
    'output' in output ? output.output : [],
  );
  const chunks = outputs.filter(({ type }) => type === 'chunk');
  if (chunks.length !== 1 || chunks[0]?.type !== 'chunk') {
    throw new Error(`${basename(input)} was not built into one script.`);
  }
  const sheets = outputs.filter(({ fileName }) => fileName.endsWith('.css'));
  const css = sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n');
  return `${writeSheet(css)}${chunks[0].code.trim()}`;
}

/** Writes code that applies the style sheets which the bundled modules import. */
function writeSheet(css: string): string {
  if (css === '') return '';
  return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets.push(sheet);
`;
}

/** Provides the code of a bundle's entry module. */
function giveEntry(id: string, code: string): Plugin {
  const filter = { id: exactly(id) };
  return {
    name: 'vitrine:play-entry',
    enforce: 'pre',
    resolveId: { filter, handler: (source) => source },
    load: { filter, handler: () => code },
  };
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** Bundles React in development mode, which throws readable messages instead of error codes. */
function explainReact(): Plugin {
  return {
    name: 'vitrine:play-react',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(react|react-dom|scheduler)\// },
      handler: (code) => code.replaceAll('process.env.NODE_ENV', '"development"'),
    },
  };
}
