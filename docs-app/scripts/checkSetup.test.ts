import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, afterEach, describe, expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, so that every version of Node can run it.
import { findSetupProblem as find } from './checkSetup.mjs';
import { ROOT } from '../node/paths.ts';

interface Setup {
  exists: (path: string) => boolean;
  version: string;
}

const findSetupProblem = find as (setup: Setup) => string | undefined;
const exists = () => true;

describe('findSetupProblem', () => {
  test.each([
    ['20.20.2', /This is Node 20\.20\.2, and the scripts need Node 22\.18 or newer/],
    ['22.17.9', /This is Node 22\.17\.9/],
  ])('rejects Node %s', (version, sentence) => {
    expect(findSetupProblem({ exists, version })).toMatch(sentence);
  });

  test.each(['22.18.0', '22.22.0', '24.0.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(findSetupProblem({ exists, version })).toBeUndefined();
  });

  test('asks for the lock file first when the lock file and the packages are missing', () => {
    const nothing = () => false;
    expect(findSetupProblem({ exists: nothing, version: '24.0.0' })).toMatch(
      /package-lock\.json is missing.*git checkout package-lock\.json/,
    );
  });

  test('asks to run npm ci when the packages are not installed', () => {
    const onlyLock = (path: string) => path === 'package-lock.json';
    expect(findSetupProblem({ exists: onlyLock, version: '24.0.0' })).toBe(
      'The packages are not installed. Run "npm ci" first.',
    );
  });
});

describe('node --import checkSetup.mjs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-setup-'));
    mkdirSync(join(folder, 'docs-app/scripts'), { recursive: true });
    const preload = 'docs-app/scripts/checkSetup.mjs';
    cpSync(join(ROOT, preload), join(folder, preload));
    writeFileSync(join(folder, 'command.mjs'), "console.log('ran');");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const args = ['--import', './docs-app/scripts/checkSetup.mjs', 'command.mjs'];

  test('exits with 1 and prints one line when the setup is incomplete', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({
      ...{ status: 1, stdout: '', lines: 1 },
    });
  });

  test('runs the command when the setup is complete', () => {
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    mkdirSync(join(folder, 'node_modules'));
    expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('ran\n');
  });
});
