import { expect, test } from 'vitest';
import { runTest, TestCollector } from './collectedTests.ts';

test('collects tests in source order with the names and hooks of their blocks', async () => {
  const collector = new TestCollector();
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  collector.addHook('before', call('file before'));
  collector.addTest('first', call('first'));
  collector.addBlock('block', () => {
    collector.addTest('second', call('second'));
    collector.addHook('before', call('block before'));
    collector.addHook('after', call('block after'));
  });
  collector.addHook('after', call('file after'));
  collector.addTest('third', call('third'));
  expect(collector.tests.map(({ name }) => name)).toEqual([
    ...['first #0', 'block > second #1', 'third #2'],
  ]);
  for (const collected of collector.tests) await runTest(collected, 1000);
  expect(calls).toEqual([
    ...['file before', 'first', 'file after'],
    ...['file before', 'block before', 'second', 'block after', 'file after'],
    ...['file before', 'third', 'file after'],
  ]);
});

const hooks = { name: 'x', before: [], after: [] };

test.each([
  ['throws', () => Promise.reject(new Error('wrong')), 'wrong'],
  ['never ends', () => new Promise(() => undefined), 'took more than 5 ms'],
])('runTest rejects when a test %s', async (_, run, message) => {
  await expect(runTest({ ...hooks, run }, 5)).rejects.toThrow(message);
});

test('runs the afterEach hooks when a test throws', async () => {
  let hasEnded = false;
  const after = [() => void (hasEnded = true)];
  const run = () => Promise.reject(new Error('wrong'));
  await expect(runTest({ ...hooks, after, run }, 1000)).rejects.toThrow('wrong');
  expect(hasEnded).toBe(true);
});
