import { describe, expect, test } from 'vitest';
import { chooseNode } from './node.ts';

describe('chooseNode', () => {
  const old = { version: '20.20.2', running: '/usr/bin/node', runsTypeScript: false };

  test('chooses the running Node when it runs TypeScript files', () => {
    const node = chooseNode({ ...old, runsTypeScript: true, pinned: '/project/node' });
    expect(node).toBe('/usr/bin/node');
  });

  test('chooses the pinned Node when the running Node is too old', () => {
    expect(chooseNode({ ...old, pinned: '/project/node' })).toBe('/project/node');
  });

  test.each([undefined, old.running])('throws for Node 20 when the pinned Node is %s', (pinned) => {
    expect(() => chooseNode({ ...old, pinned })).toThrow(/^Node 20\.20\.2 cannot .* "npm ci"/);
  });
});
