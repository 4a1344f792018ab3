import { basename } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { createSiteConfig } from './createSiteConfig.ts';

export interface TextInput {
  /** The file that the bundle begins with; with code, it need not exist. */
  input: string;
  code?: string;
  format: 'es' | 'iife';
}

/** Bundles a module and all that it needs into one text. */
export async function bundleText({ input, code, format }: TextInput): Promise<string> {
  const config: InlineConfig = {
    plugins: [...(code === undefined ? [] : [giveEntry(input, code)]), explainReact()],
    build: {
      write: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      // The whole of minifying takes twice the time, and saves a fourteenth.
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
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = outputs.filter(({ type }) => type === 'chunk');
  if (chunks.length !== 1 || chunks[0]?.type !== 'chunk') {
    throw new Error(`${basename(input)} was not built into one script.`);
  }
  return chunks[0].code.trim();
}

/** Gives a bundle the module that it begins with. */
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

/** Keeps React's own words for mistakes: readers who edit make them, and a number explains nothing. */
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
