import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockWorkDir } from './lockWorkDir.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'vitrine-claim-'));
  folder = join(parent, 'work');
});

afterEach(() => rmSync(parent, { recursive: true }));

function leave(owner: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'owner'), owner);
  writeFileSync(join(folder, 'left'), '');
}

test('creates and locks a folder that does not exist', () => {
  lockWorkDir(folder);
  expect(readFileSync(join(folder, 'owner'), 'utf8')).toBe(String(process.pid));
});

test('throws and keeps the folder when the process that locked it is active', () => {
  leave(String(process.pid));
  expect(() => lockWorkDir(folder)).toThrow(/another run/);
  expect(existsSync(join(folder, 'left'))).toBe(true);
});

test.each(['4194999', 'nobody', ''])(
  'replaces the folder when the process "%s" that locked it is not active',
  (owner) => {
    leave(owner);
    lockWorkDir(folder);
    expect(existsSync(join(folder, 'left'))).toBe(false);
  },
);
