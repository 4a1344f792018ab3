import { decompressFromBase64 } from 'lz-string';
import { describe, expect, test } from 'vitest';
import {
  createCodeSandboxForm,
  createProject,
  createStackBlitzForm,
  type ProjectInput,
} from './sandboxes.ts';

const input: ProjectInput = {
  name: 'Basket',
  product: 'Material UI',
  pageUrl: 'https://docs.example/material-ui/react-button#Basket',
  variant: 'TS',
  styling: 'MUI System',
  files: [
    { name: 'Basket.tsx', code: "import { rows } from './rows.ts';\n" },
    { name: 'rows.ts', code: 'export const rows = [];\n' },
  ],
  dependencies: { '@mui/material': '6.1.0', react: '19.3.1', 'react-dom': '19.3.1' },
  standalone: { colorScheme: 'light' },
  devDependencies: {
    '@tailwindcss/vite': '4.3.5',
    '@types/react': '19.3.0',
    '@vitejs/plugin-react': '6.3.0',
    tailwindcss: '4.3.5',
    typescript: '6.0.3',
    vite: '8.3.8',
  },
};

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readManifest = (project: ReturnType<typeof createProject>) =>
  JSON.parse(project.files['package.json'] ?? '') as Manifest;

describe('createProject', () => {
  test('writes demo files, pinned versions and a tsconfig when the code is TypeScript', () => {
    const project = createProject(input);
    expect(Object.keys(project.files).sort()).toEqual([
      'index.html',
      'main.tsx',
      'package.json',
      'src/Basket.tsx',
      'src/rows.ts',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(project.open).toBe('src/Basket.tsx');
    expect(project.files['src/Basket.tsx']).toBe(input.files[0]?.code);
    expect(readManifest(project)).toMatchObject({
      dependencies: input.dependencies,
      devDependencies: { typescript: '6.0.3', vite: '8.3.8', '@types/react': '19.3.0' },
    });
    expect(Object.keys(readManifest(project).devDependencies)).not.toContain('tailwindcss');
  });

  test('writes files with unique paths when the demo is called Main (FAULT D8)', () => {
    const files = [
      { name: 'Main.tsx', code: '' },
      { name: 'tailwind.css', code: '' },
    ] as const;
    const project = createProject({ ...input, name: 'Main', styling: 'Tailwind', files });
    const paths = Object.keys(project.files).map((path) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    expect(project.files['src/tailwind.css']).toBe('');
    expect(project.files['main.tsx']).toContain("import Main from './src/Main.tsx'");
    expect(project.files['index.html']).toContain('src="/main.tsx"');
  });

  test.each([
    ['TS', 'src/logo.png.ts'],
    ['JS', 'src/logo.png.js'],
  ] as const)('writes an image as a module when the code is %s (FAULT D8)', (variant, path) => {
    const code = 'data:image/png;base64,iVBORw0KGgo=';
    const files = [...input.files, { name: 'logo.png', code }];
    const project = createProject({ ...input, variant, files });
    expect(project.files[path]).toBe(`export default '${code}';\n`);
    expect(project.files['src/logo.png']).toBeUndefined();
  });

  test('writes the package.json of a private package', () => {
    const { '@tailwindcss/vite': _, tailwindcss: __, ...devDependencies } = input.devDependencies;
    expect(readManifest(createProject(input))).toEqual({
      ...{ name: 'basket', private: true, type: 'module' },
      scripts: { dev: 'vite', build: 'vite build', start: 'vite' },
      dependencies: input.dependencies,
      devDependencies,
    });
  });

  test.each([
    ['TS', 'MUI System', 'main.tsx', "getElementById('root')!)", './src/Basket.tsx'],
    ['JS', 'MUI System', 'main.jsx', "getElementById('root'))", './src/Basket.jsx'],
    ['TS', 'Tailwind', 'main.tsx', "getElementById('root')!)", './src/Basket.tsx'],
  ] as const)(
    'writes a main file for %s code with the styling %s',
    (variant, styling, file, root, from) => {
      const { files } = createProject({ ...input, variant, styling });
      const sheet = styling === 'Tailwind' ? "import './tailwind.css';\n" : '';
      expect(files[file]).toContain(
        `from 'react-dom/client';\n${sheet}import Basket from '${from}';`,
      );
      expect(files[file]).toContain(root);
    },
  );

  test.each([
    ['TS', 'CSS', 'vite.config.ts', '[react()]', 'import react'],
    ['JS', 'CSS', 'vite.config.js', '[react()]', 'import react'],
    ['TS', 'Tailwind', 'vite.config.ts', '[react(), tailwindcss()]', 'import tailwindcss'],
  ] as const)(
    'configures Vite when the code is %s with the styling %s',
    (variant, styling, file, plugins, begin) => {
      const config = createProject({ ...input, variant, styling }).files[file];
      expect(config).toMatch(new RegExp(`^${begin} from '`));
      expect(config).toContain(`plugins: ${plugins}`);
    },
  );

  test('writes a tsconfig for JSX in main.tsx and src when the code is TypeScript', () => {
    const config = JSON.parse(createProject(input).files['tsconfig.json'] ?? '') as unknown;
    expect(config).toMatchObject({
      compilerOptions: { jsx: 'react-jsx' },
      include: ['main.tsx', 'src'],
    });
  });

  test('keeps dev dependencies with names similar to TypeScript when the code is JavaScript', () => {
    const tools = { 'typescript-x': '1', 'x-typescript': '1', 'x/@types/y': '1' };
    const devDependencies = { ...tools, typescript: '6.0.3', '@types/react': '19.3.0' };
    const project = createProject({ ...input, variant: 'JS', devDependencies });
    expect(readManifest(project).devDependencies).toEqual(tools);
  });

  test.each([
    ['light', 'light'],
    [undefined, 'light dark'],
  ] as const)('when the color scheme of the product is %s, writes %s', (colorScheme, content) => {
    const html = createProject({ ...input, standalone: { colorScheme } }).files['index.html'];
    expect(html).toContain(`<meta name="color-scheme" content="${content}" />`);
  });

  test('imports style sheets and wraps the demo when the product declares them', () => {
    const standalone = {
      imports: ['@acme/ui/styles.css'],
      wrapper: { name: 'Provider', from: '@acme/ui', props: { size: 'large', dense: true } },
    };
    const { files } = createProject({ ...input, styling: 'Tailwind', standalone });
    expect(files['main.tsx']).toBe(`import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@acme/ui/styles.css';
import './tailwind.css';
import { Provider } from '@acme/ui';
import Basket from './src/Basket.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider size={"large"} dense={true}>
      <Basket />
    </Provider>
  </StrictMode>,
);
`);
  });

  test('omits TypeScript and writes the module and main file as .jsx when the code is JavaScript', () => {
    const files = [
      { name: 'Basket.js', code: "import { rows } from './rows.js';\n" },
      { name: 'rows.js', code: '' },
    ];
    const project = createProject({ ...input, variant: 'JS', files });
    expect(project.open).toBe('src/Basket.jsx');
    expect(project.files).toHaveProperty(['src/Basket.jsx'], files[0]?.code);
    expect(Object.keys(project.files)).toContain('src/rows.js');
    expect(project.files['main.jsx']).toContain("from './src/Basket.jsx'");
    expect(JSON.stringify(readManifest(project))).not.toContain('typescript');
  });

  test('adds the Tailwind plugin and style sheet when the styling is Tailwind', () => {
    const project = createProject({ ...input, styling: 'Tailwind' });
    expect(project.files['tailwind.css']).toContain("@import 'tailwindcss'");
    expect(project.files['main.tsx']).toContain("import './tailwind.css'");
    expect(project.files['vite.config.ts']).toContain('tailwindcss()');
    expect(readManifest(project).devDependencies.tailwindcss).toBe('4.3.5');
  });
});

test('creates the form fields of the StackBlitz POST API', () => {
  const { action, fields } = createStackBlitzForm(createProject(input));
  expect(action).toBe('https://stackblitz.com/run?file=src%2FBasket.tsx');
  expect(fields).toMatchObject({
    'project[title]': 'Basket (Material UI)',
    'project[description]': `From ${input.pageUrl}`,
    'project[template]': 'node',
    'project[files][src/rows.ts]': 'export const rows = [];\n',
  });
  expect(Object.keys(fields).every((name) => name.startsWith('project['))).toBe(true);
});

test('creates the form fields of the CodeSandbox define API', () => {
  const project = createProject(input);
  const { action, fields } = createCodeSandboxForm(project);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields.query).toBe('module=/src/Basket.tsx');
  for (const name of ['A', 'Ab', 'Abc', 'Abcd', 'Abcde', 'Abcdef']) {
    const named = createCodeSandboxForm(createProject({ ...input, name }));
    expect(named.fields.parameters).toMatch(/^[\w-]+$/);
  }
  const base64 = (fields.parameters ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
  expect(Object.keys(files)).toEqual(Object.keys(project.files));
  expect(files['src/Basket.tsx']).toEqual({ content: input.files[0]?.code, isBinary: false });
});
