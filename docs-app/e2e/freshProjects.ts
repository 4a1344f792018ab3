import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createProject, type DemoCode, type Project } from '@vitrine/ui';
import { listImports, packageOf } from '../node/imports.ts';
import { ROOT } from '../node/paths.ts';
import { listPublishedDemos, readPlainFiles, type PublishedDemo } from './publishedDemos.ts';
import { sampleEvery } from '../testing/tier.ts';

const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const byFolder = Map.groupBy(listPublishedDemos(), ({ folder }) => folder);

let dir = '';

interface WrittenProject {
  name: string;
  dir: string;
  project: Project;
}

/** Writes every TypeScript source of a demo as the project that a user would open. */
function writeProjects({ name, folder, code }: PublishedDemo): WrittenProject[] {
  const typed = code.sources.filter(({ variant }) => variant === 'TS');
  return typed.map((source) => {
    const project = projectOf(name, code, source);
    const projectDir = join(dir, folder, `${name}-${source.styling.replace(' ', '')}`);
    for (const [path, text] of Object.entries(project.files)) {
      mkdirSync(dirname(join(projectDir, path)), { recursive: true });
      writeFileSync(join(projectDir, path), text);
    }
    return { name: `${name}, ${source.styling}`, dir: projectDir, project };
  });
}

function projectOf(name: string, code: DemoCode, source: DemoCode['sources'][number]): Project {
  const { product, dependencies, devDependencies, standalone } = code;
  const { variant, styling } = source;
  const files = readPlainFiles(source);
  const pageUrl = 'https://docs.example/';
  return createProject({
    name,
    product,
    pageUrl,
    variant,
    styling,
    files,
    dependencies,
    devDependencies,
    standalone,
  });
}

/** Links packages into `node_modules`; their dependencies resolve from their real paths. */
function install(folder: string, packages: readonly string[]): void {
  const from = createRequire(join(inject('products'), folder, 'package.json'));
  for (const name of packages) {
    const [target] = (from.resolve.paths(name) ?? [])
      .map((place) => join(place, name))
      .filter((place) => existsSync(place));
    if (!target) throw new Error(`${name} is not installed for ${folder}`);
    const link = join(dir, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
}

/** Type-checks projects with their own settings; returns the messages of the compiler. */
function check(folder: string, projects: readonly WrittenProject[]): string[] {
  const config = JSON.parse(projects[0]?.project.files['tsconfig.json'] ?? '{}') as {
    compilerOptions: unknown;
  };
  const file = join(dir, folder, 'tsconfig.json');
  const files = projects.map((project) => join(project.dir, 'main.tsx'));
  writeFileSync(file, JSON.stringify({ ...config, files }));
  const args = [COMPILER, '--project', file, '--noEmit', '--checkers', '1', '--pretty', 'false'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n').filter(Boolean);
}

function readManifest({ files }: Project): { all: string[] } {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    files['package.json'] ?? '{}',
  ) as Record<string, Record<string, string>>;
  const versions = { ...dependencies, ...devDependencies };
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  return { all: Object.keys(versions) };
}

/** Tests the projects of every demo of the site. */
export function testFreshProjects(): void {
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'vitrine-fresh-'));
  });

  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  describe.each([...byFolder])('%s', (folder, demos) => {
    test('type-checks demos in the projects that users open, with pinned versions', () => {
      const projects = sampleEvery(3, demos).flatMap(writeProjects);
      const manifests = projects.map(({ project }) => readManifest(project));
      install(folder, [...new Set(manifests.flatMap(({ all }) => all))]);
      expect(check(folder, projects)).toEqual([]);
    }, 240_000);

    test.each(demos)('$name: imports only packages that its project installs', ({ name, code }) => {
      for (const source of code.sources) {
        const project = projectOf(name, code, source);
        const { all } = readManifest(project);
        const imported = Object.entries(project.files)
          .filter(([file]) => /^(?:src\/.*|main)\.[jt]sx?$/.test(file))
          .flatMap(([, text]) => listImports(text))
          .filter((specifier) => !specifier.startsWith('.'));
        expect(all).toEqual(expect.arrayContaining(imported.map(packageOf)));
      }
    });

    test('imports the style sheets of `demo-providers.tsx` in the projects that users open', () => {
      const providers = join(inject('products'), folder, 'demo-providers.tsx');
      const sheets = listImports(readFileSync(providers, 'utf8')).filter((specifier) =>
        specifier.endsWith('.css'),
      );
      const [{ name, code }] = demos as [PublishedDemo];
      const { files } = projectOf(name, code, code.sources[0]);
      const main = files['main.tsx'] ?? files['main.jsx'] ?? '';
      expect(listImports(main)).toEqual(expect.arrayContaining(sheets));
    });
  });

  test('reports a type error when a file of a demo is missing', () => {
    const [[folder, [demo]]] = [...byFolder] as [[string, [PublishedDemo]]];
    const copyDir = join(dir, folder, 'Broken');
    mkdirSync(copyDir, { recursive: true });
    const [first] = writeProjects(demo);
    const text = readFileSync(join(first!.dir, 'main.tsx'), 'utf8');
    writeFileSync(join(copyDir, 'main.tsx'), text);
    expect(check(folder, [{ ...first!, dir: copyDir }]).join()).toMatch(/Cannot find module/);
  });
}
