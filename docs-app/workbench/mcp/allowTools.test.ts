import { expect, test } from 'vitest';
import { filterAnswer, findRefusedTool } from './allowTools.ts';

const call = (name: string) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name } });

test('findRefusedTool returns the called tool when it is not allowed, also in a batch', () => {
  expect(findRefusedTool(call('docs-list'))).toBeUndefined();
  expect(findRefusedTool({ method: 'tools/list' })).toBeUndefined();
  expect(findRefusedTool(call('review-create'))).toBe('review-create');
  expect(findRefusedTool([call('docs-list'), call('test-run')])).toBe('test-run');
});

const list = (...names: string[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools: names.map((name) => ({ name })) } });

test.each([
  ['JSON', list('docs-list', 'test-run'), list('docs-list')],
  [
    'events',
    `event: message\ndata: ${list('test-run')}\n\n`,
    `event: message\ndata: ${list()}\n\n`,
  ],
  ['other answers', '{"result":{}}', '{"result":{}}'],
  ['text', 'Not found\n', 'Not found\n'],
])('filterAnswer keeps only allowed tools in %s', (_kind, text, filtered) => {
  expect(filterAnswer(text)).toBe(filtered);
});
