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
  test.each(messages)('parses the frame message $type', (message) => {
    expect(parseFromFrame(structuredClone(message))).toStrictEqual(message);
  });

  test('drops unknown fields of a frame message', () => {
    const data = { type: 'ran', run: 1, files: [], ['__proto__']: { admin: true } };
    expect(Object.keys(parseFromFrame(data) ?? {})).toEqual(['type', 'run']);
  });

  test.each([
    ['undefined', undefined],
    ['a string', 'ready'],
    ['an array', ['ready']],
    ['an unknown type', { type: 'eval', code: '1' }],
    ['an inherited type', Object.create({ type: 'ready' })],
    ['a negative run', { type: 'ran', run: -1 }],
    ['an infinite height', { type: 'height', height: Infinity }],
    ['a height that is a string', { type: 'height', height: '104' }],
    ['null', null],
    ['a function', Object.assign(() => undefined, { type: 'ready' })],
    ['a ping that is a string', { type: 'pong', ping: '1' }],
    ['a file that is a number', { type: 'failed', run: 1, problem: { ...problem, file: 7 } }],
    ['a column that is a string', { type: 'failed', run: 1, problem: { ...problem, column: '7' } }],
    ['a list as message text', { type: 'failed', run: 1, problem: { ...problem, message: ['a'] } }],
    ['closest that is a string', { type: 'failed', run: 1, problem: { ...problem, closest: 'a' } }],
    ['a number in closest', { type: 'failed', run: 1, problem: { ...problem, closest: ['a', 1] } }],
    ['memory that is a string', { type: 'pong', ping: 1, memory: 'all' }],
    ['a failure without a problem', { type: 'failed', run: 1 }],
    ['an unknown problem', { type: 'threw', run: 1, problem: { ...problem, kind: 'toString' } }],
    [
      'an object as message text',
      { type: 'threw', run: 1, problem: { ...problem, message: { html: '' } } },
    ],
    ['a fractional line', { type: 'threw', run: 1, problem: { ...problem, line: 1.5 } }],
    [
      'too many names in closest',
      { type: 'threw', run: 1, problem: { ...problem, closest: Array(4).fill('') } },
    ],
    ['only numbers in closest', { type: 'threw', run: 1, problem: { ...problem, closest: [1] } }],
    [
      'a message that is too long',
      { type: 'threw', run: 1, problem: { ...problem, message: 'a'.repeat(MESSAGE_LIMIT + 1) } },
    ],
  ])('rejects an invalid frame message: %s', (_, data) => {
    expect(parseFromFrame(data)).toBeUndefined();
  });

  test('returns only valid messages, and adds nothing to `Object.prototype` (S8, S11)', () => {
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
        const parsed = parseFromFrame(data);
        if (parsed) expect(parseFromFrame(parsed)).toEqual(parsed);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
