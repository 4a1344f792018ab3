import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComponentApi, PropApi } from '@vitrine/ui/core';
import { afterAll, expect, test } from 'vitest';
import { createTriedProps } from './triedProps.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-tried-'));
afterAll(() => rmSync(dir, { recursive: true }));

writeFileSync(
  join(dir, 'playgrounds.json'),
  JSON.stringify({
    leftOut: { Tab: 'Only works in Tabs.' },
    uncontrolled: { '*': { id: 'Set by tests.' }, Chip: { icon: 'Accepts only an element.' } },
    args: { Chip: { onDelete: 'print' } },
    props: { Chip: { avatar: 1 } },
  }),
);

const types = {
  ...{ size: "'small' | 'large'", sx: 'SxProps<Theme>', id: 'string', icon: 'React.ReactNode' },
  ...{ avatar: 'React.ReactElement', onDelete: '() => void', onClick: '() => void' },
};
const props = Object.entries(types).map(([name, type]): PropApi => {
  return { name, type, required: false, description: '' };
});
const apiOf = (name: string) => ({ name, props }) as unknown as ComponentApi;

const list = createTriedProps(dir, [{ frontMatter: { components: ['Chip', 'Tab'] } } as never]);

test('lists props that have a playground control or a value in playgrounds.json', () => {
  expect([...list(apiOf('Chip'))]).toEqual(['size', 'sx', 'onDelete', 'avatar']);
});

test.each([
  ['that is left out', 'Tab'],
  ['without a page', 'Fab'],
])('lists no playground props of a component %s', (_, name) => {
  expect(list(apiOf(name)).size).toBe(0);
});
