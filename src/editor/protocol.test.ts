import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MESSAGE_LIMIT } from './editor.constants.ts';
import { parseFromFrame, type FromFrame } from './protocol.ts';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 1000);

const problem = {
  kind: 'import',
  message: '@acme/ui/Buton',
  file: 'A.tsx',
  line: 1,
  closest: ['@acme/ui/Button'],
} as const;

const messages: FromFrame[] = [
  { type: 'ready' },
  { type: 'broken' },
  { type: 'leaving' },
  { type: 'pong', ping: 3 },
  { type: 'pong', ping: 3, memory: 5e6 },
  { type: 'ran', run: 1 },
  { type: 'height', height: 104 },
  { type: 'failed', run: 1, problem },
  { type: 'failed', run: 1, problem: { kind: 'load', message: '', column: 7 } },
  { type: 'failed', run: 1, problem: { kind: 'import', message: '', closest: ['a', 'b', 'c'] } },
  { type: 'threw', run: 1, problem: { kind: 'event', message: 'a'.repeat(MESSAGE_LIMIT) } },
];

describe('parseFromFrame', () => {
  test.each(messages)('takes $type', (message) => {
    expect(parseFromFrame(structuredClone(message))).toStrictEqual(message);
  });

  test('leaves out what does not belong', () => {
    const data = { type: 'ran', run: 1, files: [], ['__proto__']: { admin: true } };
    expect(Object.keys(parseFromFrame(data) ?? {})).toEqual(['type', 'run']);
  });

  test.each([
    ['nothing', undefined],
    ['text', 'ready'],
    ['a list', ['ready']],
    ['another type', { type: 'eval', code: '1' }],
    ['an inherited type', Object.create({ type: 'ready' })],
    ['a run that is no count', { type: 'ran', run: -1 }],
    ['a height without end', { type: 'height', height: Infinity }],
    ['a height in words', { type: 'height', height: '104' }],
    ['null', null],
    ['a function', Object.assign(() => undefined, { type: 'ready' })],
    ['a ping in words', { type: 'pong', ping: '1' }],
    ['a file without a name', { type: 'failed', run: 1, problem: { ...problem, file: 7 } }],
    ['a column in words', { type: 'failed', run: 1, problem: { ...problem, column: '7' } }],
    ['a list for text', { type: 'failed', run: 1, problem: { ...problem, message: ['a'] } }],
    ['a list that is no list', { type: 'failed', run: 1, problem: { ...problem, closest: 'a' } }],
    ['a name among others', { type: 'failed', run: 1, problem: { ...problem, closest: ['a', 1] } }],
    ['memory in words', { type: 'pong', ping: 1, memory: 'all' }],
    ['no problem', { type: 'failed', run: 1 }],
    ['an unknown kind', { type: 'threw', run: 1, problem: { ...problem, kind: 'toString' } }],
    ['markup for text', { type: 'threw', run: 1, problem: { ...problem, message: { html: '' } } }],
    ['a line below one', { type: 'threw', run: 1, problem: { ...problem, line: 1.5 } }],
    [
      'too many names',
      { type: 'threw', run: 1, problem: { ...problem, closest: Array(4).fill('') } },
    ],
    ['no names', { type: 'threw', run: 1, problem: { ...problem, closest: [1] } }],
    [
      'a text without end',
      { type: 'threw', run: 1, problem: { ...problem, message: 'a'.repeat(MESSAGE_LIMIT + 1) } },
    ],
  ])('refuses %s', (_, data) => {
    expect(parseFromFrame(data)).toBeUndefined();
  });

  test('whatever comes, what is taken is a message, and nothing is polluted (S8, S11)', () => {
    const hostile = fc.record(
      {
        type: fc.oneof(fc.constantFrom(...messages.map(({ type }) => type)), fc.string()),
        run: fc.anything(),
        ping: fc.anything(),
        height: fc.anything(),
        problem: fc.oneof(fc.anything(), fc.record({ kind: fc.string(), message: fc.anything() })),
        ['__proto__']: fc.anything(),
        constructor: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything({ withNullPrototype: true })), (data) => {
        const taken = parseFromFrame(data);
        if (taken) expect(parseFromFrame(taken)).toEqual(taken);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
