import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../scripts/runProcess.ts';
import type { Ancestor, Variables } from './stub/answers.ts';
import { GUARD, runChromatic, type CliRun } from './stub/runChromatic.ts';
import { startIndex, type IndexStub } from './stub/startIndex.ts';

const readVersion = () => {
  const text = readFileSync(join(projectFolder, 'node_modules/chromatic/package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const REFUSAL = 'refused to connect to';
const TOKEN = 'chpt_0123456789ab';
const LIMIT = 60_000;
const STORIES = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const APP = '/virtual:/@storybook/builder-vite/vite-app.js';

const importedBy = (name: string, ...importers: readonly string[]) => ({
  ...{ id: name, name },
  reasons: importers.map((moduleName) => ({ moduleName })),
});

/** A workbench of two stories, each with a view of its own. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "tiny", "private": true, "scripts": {} }',
  '.storybook/main.ts': "export default { stories: [], staticDirs: ['../public'] };",
  '.storybook/preview.tsx': 'export default {};',
  '.storybook/preview.test.ts': '1',
  'public/logo.svg': '<svg/>',
  'src/One.tsx': '1',
  'src/Two.tsx': '1',
  'built/index.html': '<p></p>',
  'built/iframe.html': '<p></p>',
  'built/project.json': '{}',
  'built/index.json': '{ "v": 5, "entries": {} }',
  'built/preview-stats.json': JSON.stringify({
    modules: [
      importedBy('./src/One.tsx', './stories/One.stories.tsx'),
      importedBy('./src/Two.tsx', './stories/Two.stories.tsx'),
      importedBy('./stories/One.stories.tsx', STORIES),
      importedBy('./stories/Two.stories.tsx', STORIES),
      importedBy(STORIES, APP),
    ],
  }),
};

interface Repository {
  dir: string;
  git: (...args: readonly string[]) => string;
  commit: (changed: readonly string[]) => Promise<string>;
}

const IDENTITY = ['-c', 'user.name=Tiny', '-c', 'user.email=tiny@example.invalid'];

async function createRepository(): Promise<Repository> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-chromatic-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...IDENTITY, ...args], { cwd: dir, encoding: 'utf8' }).trim();
  const commit = async (changed: readonly string[]) => {
    for (const path of changed) await writeFile(join(dir, path), `${files[path]} `);
    git('add', '--all', '--force');
    git('commit', '--quiet', '--message', changed.join(' ') || 'first');
    return git('rev-parse', 'HEAD');
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await copyFile(join(projectFolder, 'chromatic.config.json'), join(dir, 'chromatic.config.json'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('remote', 'add', 'origin', 'https://git.example/tiny/tiny.git');
  return { dir, git, commit };
}

interface Publication extends CliRun {
  stub: IndexStub;
  head: string;
  /** What the CLI told the index with an operation. */
  told: (operation: string) => Variables;
}

interface PublishOptions {
  changed?: readonly string[];
  branch?: string;
  args?: readonly string[];
  status?: string;
  /** Says whether Chromatic knows the commit before. */
  isKnown?: boolean;
}

/** Publishes the tiny workbench to the stub, after a commit on a branch of its own. */
async function publish(options: PublishOptions = {}): Promise<Publication> {
  const { changed = ['src/One.tsx'], branch = 'feature', args = [], status = 'PASSED' } = options;
  const { dir, git, commit } = await createRepository();
  const first: Ancestor = { commit: await commit([]), committedAt: 1 };
  git('checkout', '--quiet', '-B', branch);
  const head = await commit(changed);
  const stub = await startIndex({
    ancestor: options.isKnown === false ? undefined : first,
    status,
  });
  onTestFinished(() => stub.close());
  const env = { CHROMATIC_INDEX_URL: stub.url, CHROMATIC_PROJECT_TOKEN: TOKEN };
  const run = await runChromatic(['--storybook-build-dir', 'built', ...args], { cwd: dir, env });
  const told = (operation: string) =>
    stub.asked.find((asked) => asked.operation === operation)?.variables ?? {};
  return { ...run, stub, head, told };
}

const listOperations = ({ stub }: Publication) => stub.asked.map(({ operation }) => operation);

/** Runs the CLI beside a configuration. */
async function runWithConfig(change: (text: string) => string): Promise<CliRun> {
  const { dir, commit } = await createRepository();
  const file = join(dir, 'chromatic.config.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
  await commit([]);
  const env = { CHROMATIC_INDEX_URL: 'http://127.0.0.1:9', CHROMATIC_PROJECT_TOKEN: TOKEN };
  return runChromatic(['--storybook-build-dir', 'built', '--skip-update-check'], { cwd: dir, env });
}

describe('WKB-5: the pinned CLI and a stand-in for its index', { timeout: LIMIT }, () => {
  test('a dry run announces its build and publishes nothing', async () => {
    const run = await publish({ args: ['--dry-run'] });
    expect(run).toMatchObject({ code: 0 });
    expect(run.output).not.toContain(REFUSAL);
    expect(run.told('CreateAppTokenMutation')).toEqual({ projectToken: TOKEN });
    expect(run.told('AnnounceBuildMutation')['input']).toMatchObject({
      ...{ branch: 'feature', commit: run.head, slug: 'tiny/tiny', fromCI: true },
      ...{ autoAcceptChanges: false, needsBaselines: true, isLocalBuild: false },
      packageVersion: readVersion(),
    });
    expect(listOperations(run)).not.toContain('UploadBuildMutation');
    expect(run.stub.received).toEqual([]);
  });

  test('a changed view is published with the one story that it affects', async () => {
    const run = await publish();
    expect(run).toMatchObject({ code: 0 });
    expect(run.output).not.toContain(REFUSAL);
    expect(run.told('PublishBuildMutation')['input']).toMatchObject({
      ...{ turboSnapStatus: 'APPLIED', onlyStoryFiles: ['./stories/One.stories.tsx'] },
    });
    const sent = run.told('UploadBuildMutation') as { files: { filePath: string }[]; zip: boolean };
    expect(sent.files.map(({ filePath }) => filePath)).toEqual([
      ...['iframe.html', 'index.html', 'index.json', 'project.json'],
    ]);
    expect({ zip: sent.zip, received: run.stub.received.length }).toEqual({
      zip: true,
      received: 1,
    });
  });

  test('a test of the workbench affects no story', async () => {
    const run = await publish({ changed: ['.storybook/preview.test.ts'] });
    expect(run.told('PublishBuildMutation')['input']).toMatchObject({
      ...{ turboSnapStatus: 'APPLIED', onlyStoryFiles: [] },
    });
  });

  test('a changed preview affects every story', async () => {
    const run = await publish({ changed: ['.storybook/preview.tsx'] });
    expect(run.told('PublishBuildMutation')['input']).toMatchObject({
      turboSnapStatus: 'BAILED',
      turboSnapBailReason: { changedStorybookFiles: ['.storybook/preview.tsx'] },
    });
  });

  test('a static file affects every story, as nobody knows who asks for it', async () => {
    const run = await publish({ changed: ['public/logo.svg'] });
    expect(run.told('PublishBuildMutation')['input']).toMatchObject({
      turboSnapStatus: 'BAILED',
      turboSnapBailReason: { changedExternalFiles: ['public/logo.svg'] },
    });
  });

  test('without an earlier build every story is pictured', async () => {
    const run = await publish({ isKnown: false });
    expect(run.told('PublishBuildMutation')['input']).toMatchObject({
      turboSnapBailReason: { noAncestorBuild: true },
    });
  });

  test('a change that nobody accepted fails the job, and on main it is accepted', async () => {
    expect(await publish({ status: 'PENDING' })).toMatchObject({ code: 1 });
    const run = await publish({ branch: 'main', args: ['--dry-run'] });
    expect(run.told('AnnounceBuildMutation')['input']).toMatchObject({ autoAcceptChanges: true });
  });

  test('a misspelt option is refused, by its name', async () => {
    const run = await runWithConfig((text) => text.replace('"onlyChanged"', '"onlyChange"'));
    expect(run.output).toContain('chromatic.config.json was invalid');
    expect(run.output).toContain("'onlyChange'");
    expect(run.code).not.toBe(0);
  });

  test('the token is never printed, nor does it reach what is uploaded with the build', async () => {
    const run = await publish({ args: ['--debug'] });
    expect(run).toMatchObject({ code: 0 });
    expect(run.output).not.toContain(TOKEN);
    expect(Buffer.concat(run.stub.received).includes(TOKEN)).toBe(false);
  });
});

test('a program under guard cannot leave the machine', async () => {
  const script = 'await fetch("https://chromatic.invalid").catch(() => undefined)';
  const args = [`--import=${GUARD}`, '--input-type=module', '--eval', script];
  const { stderr } = await promisify(execFile)(process.execPath, args);
  expect(stderr).toContain(`${REFUSAL} chromatic.invalid`);
});
