import { compressToBase64 } from 'lz-string';
import { isEncodedImage } from '../internal/isEncodedImage.ts';
import type { StandaloneSetup } from '../internal/standalone.types.ts';
import type { CodeStyling, CodeVariant } from '../settings/settings.types.ts';

/** Code and metadata of a demo, from which `createProject` creates a project. */
export interface ProjectInput {
  /** Name of the demo and of its module. */
  name: string;
  /** Name of the product, for the project's title. */
  product: string;
  /** URL of the page that shows the demo. */
  pageUrl: string;
  variant: CodeVariant;
  styling: CodeStyling;
  /** Files of the demo, starting with the demo's module. */
  files: readonly { name: string; code: string }[];
  /** Exact versions of the packages that the demo runs with, by name. */
  dependencies: Readonly<Record<string, string>>;
  /** Exact versions of the build tools, by name. */
  devDependencies: Readonly<Record<string, string>>;
  /** Setup that the library needs. */
  standalone?: StandaloneSetup;
}

/** Standalone project: its files by path, and the file to open. */
export interface Project {
  title: string;
  description: string;
  files: Record<string, string>;
  open: string;
}

/** Form that opens a project in a sandbox, in a new tab. */
export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

const TYPES_ONLY = /^(?:typescript$|@types\/)/;
const TAILWIND_ONLY = /tailwindcss/;

/** Creates a standalone project of a demo, with the package versions that the demo runs with. */
export function createProject(input: ProjectInput): Project {
  const { name, product, pageUrl, variant, styling } = input;
  const isTyped = variant === 'TS';
  const extension = isTyped ? 'tsx' : 'jsx';
  const module = `src/${name}.${extension}`;
  const sources = input.files.map((file, index) =>
    // Vite parses JSX only in `.jsx` and `.tsx` files.
    // The module can be renamed, because only the main file imports it.
    index === 0 ? [module, file.code] : writeHelper(file, isTyped),
  );
  const isTailwind = styling === 'Tailwind';
  return {
    title: `${name} (${product})`,
    description: `From ${pageUrl}`,
    open: module,
    files: {
      'package.json': writeManifest(input),
      'index.html': writeHtml(input, extension),
      [`vite.config.${isTyped ? 'ts' : 'js'}`]: writeViteConfig(isTailwind),
      // Outside `src`, because a demo file in `src` may have the same name.
      [`main.${extension}`]: writeMain(input, isTailwind),
      ...(Object.fromEntries(sources) as Record<string, string>),
      ...(isTailwind && { 'tailwind.css': "@import 'tailwindcss';\n" }),
      ...(isTyped && { 'tsconfig.json': TSCONFIG }),
    },
  };
}

/**
 * Writes a file of a demo. Sandboxes accept only text, so an image becomes a module that exports
 * a data URL. Bundlers resolve the import of `photo.png` to `photo.png.ts`.
 */
function writeHelper(
  { name, code }: ProjectInput['files'][number],
  isTyped: boolean,
): [path: string, code: string] {
  if (!isEncodedImage(code)) return [`src/${name}`, code];
  return [`src/${name}.${isTyped ? 'ts' : 'js'}`, `export default '${code}';\n`];
}

function writeManifest({
  name,
  variant,
  styling,
  dependencies,
  devDependencies,
}: ProjectInput): string {
  const tools = Object.entries(devDependencies).filter(
    ([tool]) =>
      (variant === 'TS' || !TYPES_ONLY.test(tool)) &&
      (styling === 'Tailwind' || !TAILWIND_ONLY.test(tool)),
  );
  const manifest = {
    name: name.toLowerCase(),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', start: 'vite' },
    dependencies,
    devDependencies: Object.fromEntries(tools),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function writeHtml({ name, standalone }: ProjectInput, extension: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="${standalone?.colorScheme ?? 'light dark'}" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.${extension}"></script>
  </body>
</html>
`;
}

function writeViteConfig(isTailwind: boolean): string {
  const plugins = isTailwind ? 'react(), tailwindcss()' : 'react()';
  const tailwind = isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : '';
  return `${tailwind}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [${plugins}] });
`;
}

function writeMain({ name, variant, standalone = {} }: ProjectInput, isTailwind: boolean): string {
  const isTyped = variant === 'TS';
  const { imports = [], wrapper } = standalone;
  const lines = [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    // The library's style sheets come first, so that utilities of Tailwind override them.
    ...imports.map((module) => `import '${module}';`),
    ...(isTailwind ? ["import './tailwind.css';"] : []),
    ...(wrapper ? [`import { ${wrapper.name} } from '${wrapper.from}';`] : []),
    `import ${name} from './src/${name}.${isTyped ? 'tsx' : 'jsx'}';`,
    '',
    `createRoot(document.getElementById('root')${isTyped ? '!' : ''}).render(`,
    '  <StrictMode>',
    ...writeElement(name, wrapper).map((line) => `    ${line}`),
    '  </StrictMode>,',
    ');',
  ];
  return `${lines.join('\n')}\n`;
}

function writeElement(name: string, wrapper: StandaloneSetup['wrapper']): string[] {
  if (!wrapper) return [`<${name} />`];
  const props = Object.entries(wrapper.props ?? {}).map(
    ([prop, value]) => ` ${prop}={${JSON.stringify(value)}}`,
  );
  return [`<${wrapper.name}${props.join('')}>`, `  <${name} />`, `</${wrapper.name}>`];
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "allowImportingTsExtensions": true,
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["vite/client"]
  },
  "include": ["main.tsx", "src"]
}
`;

/** Creates the form that opens a project in StackBlitz, as its POST API documents. */
export function createStackBlitzForm({ title, description, files, open }: Project): SandboxForm {
  const contents = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(open)}`,
    fields: {
      'project[title]': title,
      'project[description]': description,
      'project[template]': 'node',
      ...(Object.fromEntries(contents) as Record<string, string>),
    },
  };
}

/** Creates the form that opens a project in CodeSandbox, as its define API documents. */
export function createCodeSandboxForm({ files, open }: Project): SandboxForm {
  const contents = Object.entries(files).map(([path, content]) => [
    path,
    { content, isBinary: false },
  ]);
  const parameters = JSON.stringify({ files: Object.fromEntries(contents) as unknown });
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: compressToBase64(parameters)
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', ''),
      query: `module=/${open}`,
    },
  };
}
