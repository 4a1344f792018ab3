import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createFeedbackPort } from './createFeedbackPort.ts';
import { COMMENT_LIMIT, SEND_TIMEOUT_MS, SENT_MS } from './feedback.constants.ts';
import type { FeedbackEffect, FeedbackEvent, FeedbackState } from './feedback.types.ts';
import {
  composeFeedback,
  cutComment,
  initialFeedback,
  isPanelOpen,
  outcomeOf,
  reduceFeedback,
} from './feedbackMachine.ts';
import { findFeedbackSection } from './findFeedbackSection.ts';
import { feedbackOrigin } from './feedbackOrigin.ts';
import { feedbackSchema, type Feedback } from './feedbackSchema.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 2000);
const page = { page: '/material-ui/react-alert', language: 'en', product: 'material-ui' } as const;
const section = { hash: 'actions', title: 'Actions' };
const sample: Feedback = { version: 1, ...page, rating: 1, comment: 'The table helped.' };

/** Runs events from the start; gives the last state and every effect. */
function play(events: readonly FeedbackEvent[], from = initialFeedback) {
  let state = from;
  const effects: FeedbackEffect[] = [];
  for (const event of events) {
    const [next, more] = reduceFeedback(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}

const opened: FeedbackEvent[] = [
  { type: 'open', rating: 0, section },
  { type: 'comment', text: 'Too short.' },
];
const sending: FeedbackEvent[] = [...opened, { type: 'submit' }];

describe('the machine of feedback', () => {
  test('begins closed and empty', () => {
    expect(initialFeedback).toEqual({ status: 'closed', draft: { comment: '' }, attempt: 0 });
  });

  test.each([
    ['closed', false],
    ['open', true],
    ['sending', true],
    ['failed', true],
    ['sent', false],
  ] as const)('shows the panel when it is %s: %s', (status, isOpen) => {
    expect(isPanelOpen({ ...initialFeedback, status })).toBe(isOpen);
  });

  test('changes the section alone when the reader picks one', () => {
    const { state } = play(opened);
    const other = { hash: 'basic', title: 'Basic' };
    expect(reduceFeedback(state, { type: 'section', section: other })).toEqual([
      { ...state, draft: { ...state.draft, section: other } },
      [],
    ]);
    expect(reduceFeedback(state, { type: 'comment', text: 'Long.' })).toEqual([
      { ...state, draft: { ...state.draft, comment: 'Long.' } },
      [],
    ]);
  });

  test.each<[string, FeedbackEvent[], FeedbackEvent]>([
    ['it is closed', [], { type: 'comment', text: 'a' }],
    ['it is closed', [], { type: 'submit' }],
    ['it is being sent', sending, { type: 'open', rating: 1 }],
    ['it is being sent', sending, { type: 'cancel' }],
    ['it is being sent', sending, { type: 'settle', attempt: 2, isTakenIn: true }],
    ['nothing was sent', opened, { type: 'settle', attempt: 0, isTakenIn: true }],
    ['it is open', opened, { type: 'expire', attempt: 0 }],
    [
      'a newer message was sent',
      [
        ...sending,
        { type: 'settle', attempt: 1, isTakenIn: false },
        { type: 'submit' },
        { type: 'settle', attempt: 2, isTakenIn: true },
      ],
      { type: 'expire', attempt: 1 },
    ],
  ])('changes nothing when %s', (_, events, event) => {
    const { state } = play(events);
    const [next, effects] = reduceFeedback(state, event);
    expect(next).toBe(state);
    expect(effects).toEqual([]);
  });

  test('has no effect when the answer is a failure, or the time is over', () => {
    const { state } = play(sending);
    const [failed, onFailure] = reduceFeedback(state, {
      ...{ type: 'settle', attempt: 1, isTakenIn: false },
    });
    expect([failed.status, onFailure]).toEqual(['failed', []]);
    const sent = play([{ type: 'settle', attempt: 1, isTakenIn: true }], state).state;
    expect(reduceFeedback(sent, { type: 'expire', attempt: 1 })[1]).toEqual([]);
  });

  test('sends a comment without a rating, and focuses the text when both are missing', () => {
    const { state } = play([{ type: 'open' }]);
    expect(reduceFeedback(state, { type: 'submit' })).toEqual([
      state,
      [{ type: 'focus', target: 'comment' }],
    ]);
    const typed = play([{ type: 'comment', text: 'Hi' }], state).state;
    expect(reduceFeedback(typed, { type: 'submit' })[0].status).toBe('sending');
  });

  test('a rating opens the form, with the section and the focus in the text', () => {
    const { state, effects } = play(opened.slice(0, 1));
    expect(state).toMatchObject({ status: 'open', draft: { rating: 0, section, comment: '' } });
    expect(effects).toEqual([{ type: 'focus', target: 'comment' }]);
  });

  test('the other rating changes the rating alone; the same again leads to the text', () => {
    const { state } = play([...opened, { type: 'open', rating: 1 }]);
    expect(state.draft).toEqual({ rating: 1, section, comment: 'Too short.' });
    const [same, effects] = reduceFeedback(state, { type: 'open', rating: 1 });
    expect(same).toEqual(state);
    // Another object, so that the view is drawn and the focus moves.
    expect(same).not.toBe(state);
    expect(effects).toEqual([{ type: 'focus', target: 'comment' }]);
  });

  test('Cancel closes, takes the rating back, and leads to its button; the text comes back later', () => {
    const { state, effects } = play([...opened, { type: 'cancel' }]);
    expect(state).toMatchObject({ status: 'closed', draft: { comment: 'Too short.' } });
    expect(state.draft.rating).toBeUndefined();
    expect(effects.at(-1)).toEqual({ type: 'focus', target: 0 });
    expect(play([{ type: 'open', rating: 1 }], state).state.draft.comment).toBe('Too short.');
  });

  test('without a rating and a comment there is nothing to send: the focus goes to the text', () => {
    const { state, effects } = play([
      { type: 'open' },
      { type: 'comment', text: ' \n' },
      { type: 'submit' },
    ]);
    expect(state.status).toBe('open');
    expect(effects.at(-1)).toEqual({ type: 'focus', target: 'comment' });
    const { draft } = play([{ type: 'comment', text: 'Hi' }, { type: 'submit' }], state).state;
    expect(composeFeedback(page, draft)).toEqual({ version: 1, ...page, comment: 'Hi' });
    expect(play([{ type: 'cancel' }], state).effects).toEqual([{ type: 'focus', target: 'none' }]);
  });

  test('a double click sends once', () => {
    const { state, effects } = play([...sending, { type: 'submit' }, { type: 'submit' }]);
    expect(state.status).toBe('sending');
    expect(effects.filter(({ type }) => type === 'send')).toEqual([
      { type: 'send', attempt: 1, draft: state.draft },
    ]);
  });

  test('a success says so for a while, and empties the form (FBK-2)', () => {
    const { state, effects } = play([...sending, { type: 'settle', attempt: 1, isTakenIn: true }]);
    expect(outcomeOf(state)).toBe('sent');
    expect(state).toMatchObject({ given: 0, draft: { rating: 0, comment: '' } });
    expect(effects.slice(-2)).toEqual([
      { type: 'focus', target: 0 },
      { type: 'wait', attempt: 1, milliseconds: SENT_MS },
    ]);
    expect(SENT_MS).toBe(3000);
    const after = play([{ type: 'expire', attempt: 1 }], state).state;
    expect(after).toEqual({ ...state, status: 'closed' });
  });

  test('a failure says so and keeps what was typed, which can be sent again (FBK-1)', () => {
    const { state } = play([...sending, { type: 'settle', attempt: 1, isTakenIn: false }]);
    expect(outcomeOf(state)).toBe('failed');
    expect(state.draft).toEqual({ rating: 0, section, comment: 'Too short.' });
    const again = play([{ type: 'submit' }], state);
    expect(again.state).toMatchObject({ status: 'sending', attempt: 2 });
    expect(outcomeOf(again.state)).toBeUndefined();
  });

  test('the end of an older message does not close a newer form', () => {
    const { state } = play([
      ...sending,
      { type: 'settle', attempt: 1, isTakenIn: true },
      { type: 'open', rating: 1 },
      { type: 'expire', attempt: 1 },
    ]);
    expect(state.status).toBe('open');
  });

  test('a comment is cut at its limit, between whole characters', () => {
    expect(cutComment('a'.repeat(COMMENT_LIMIT))).toHaveLength(COMMENT_LIMIT);
    expect(cutComment('a'.repeat(COMMENT_LIMIT + 1))).toHaveLength(COMMENT_LIMIT);
    expect(cutComment(`${'a'.repeat(COMMENT_LIMIT - 1)}😀`)).toBe('a'.repeat(COMMENT_LIMIT - 1));
    const halves = `\uD83D${'a'.repeat(COMMENT_LIMIT - 2)}\uD83D`;
    expect(cutComment(halves)).toBe(halves);
    expect(cutComment(`${halves}a`)).toBe(halves.slice(0, -1));
  });

  test('composes the section, the rating and the trimmed comment when they are given', () => {
    expect(composeFeedback(page, { section, rating: 0, comment: ' Hi\n' })).toStrictEqual({
      ...{ version: 1, ...page, section, rating: 0, comment: 'Hi' },
    });
    expect(composeFeedback(page, { comment: '' })).toStrictEqual({
      ...{ version: 1, ...page, comment: '' },
    });
  });
});

const rating = fc.constantFrom(0 as const, 1 as const, undefined);
const reader: fc.Arbitrary<FeedbackEvent> = fc.oneof(
  fc.record({ type: fc.constant('open' as const), rating }),
  fc.record({ type: fc.constant('comment' as const), text: fc.string({ unit: 'binary' }) }),
  fc.record({
    type: fc.constant('section' as const),
    section: fc.constantFrom(undefined, section),
  }),
  fc.constant<FeedbackEvent>({ type: 'cancel' }),
  fc.constant<FeedbackEvent>({ type: 'submit' }),
);
/** What the world does: it answers a message that is on its way, late and twice too, or a time is over. */
const world = fc.record({
  type: fc.constantFrom('settle' as const, 'expire' as const),
  attempt: fc.nat(6),
  isTakenIn: fc.boolean(),
});

interface Watched {
  inFlight: Set<number>;
  answers: number;
  announcements: number;
  problems: string[];
}

/** Does one step, and notes what must not be true of any step. */
function watchStep(state: FeedbackState, event: FeedbackEvent, watched: Watched): FeedbackState {
  const { inFlight, problems } = watched;
  const isAnswer = event.type === 'settle' && inFlight.delete(event.attempt);
  const [next, effects] = reduceFeedback(state, event);
  if (isAnswer) watched.answers += 1;
  const isSaid = outcomeOf(next) !== undefined && (outcomeOf(state) === undefined || isAnswer);
  if (isSaid) watched.announcements += 1;
  for (const effect of effects) {
    if (effect.type !== 'send') continue;
    if (inFlight.size > 0) problems.push('two messages on their way');
    inFlight.add(effect.attempt);
  }
  if (watched.announcements !== watched.answers) problems.push('announced wrongly');
  const isTakenIn = isAnswer && event.type === 'settle' && event.isTakenIn;
  const isSameText = next.draft.comment === state.draft.comment;
  if (!isTakenIn && event.type !== 'comment' && !isSameText) problems.push('text lost');
  const isBusy = state.status === 'sending' && !isAnswer;
  if (isBusy && next !== state) problems.push('changed while it was sent');
  return next;
}

describe('whatever the reader and the world do', () => {
  test('never two messages on their way, no text lost, one announcement per answer', () => {
    let sends = 0;
    let failures = 0;
    const step = fc.oneof(
      { weight: 3, arbitrary: reader },
      { weight: 2, arbitrary: world },
      { weight: 1, arbitrary: fc.constant('answer' as const) },
    );
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 20, maxLength: 60 }),
        fc.infiniteStream(fc.boolean()),
        (steps, luck) => {
          const watched: Watched = {
            inFlight: new Set(),
            answers: 0,
            announcements: 0,
            problems: [],
          };
          let state = initialFeedback;
          for (const item of steps) {
            const isTakenIn = luck.next().value;
            const { attempt } = state;
            const event: FeedbackEvent =
              item === 'answer' ? { type: 'settle', attempt, isTakenIn } : item;
            state = watchStep(state, event, watched);
            if (state.status === 'failed') failures += 1;
          }
          sends += state.attempt;
          expect(watched.problems).toEqual([]);
        },
      ),
      { numRuns: RUNS, seed: 6 },
    );
    // The steps above did reach what they are about.
    expect(sends).toBeGreaterThan(RUNS / 2);
    expect(failures).toBeGreaterThan(RUNS / 4);
  }, 120_000);

  test('every message that is sent is one that the receiver takes in', () => {
    let messages = 0;
    fc.assert(
      fc.property(fc.array(reader, { minLength: 10, maxLength: 30 }), (events) => {
        for (const effect of play(events).effects) {
          if (effect.type !== 'send') continue;
          messages += 1;
          const message = composeFeedback(page, effect.draft);
          expect(feedbackSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
        }
      }),
      { numRuns: RUNS, seed: 6 },
    );
    expect(messages).toBeGreaterThan(RUNS / 4);
  }, 120_000);
});

describe('the message', () => {
  test.each([
    ['a rating alone', { ...sample, comment: '' }],
    ['a comment alone', { ...sample, rating: undefined }],
    ['a section', { ...sample, section }],
    ['a page of no product', { ...sample, product: null }],
    ['the longest comment', { ...sample, comment: 'x'.repeat(COMMENT_LIMIT) }],
  ])('%s is one', (_, message) => {
    expect(feedbackSchema.safeParse(message).success).toBe(true);
  });

  test.each([
    ['nothing said', { ...sample, rating: undefined, comment: ' \n' }],
    ['another version', { ...sample, version: 2 }],
    ['another rating', { ...sample, rating: 2 }],
    ['a page of another site', { ...sample, page: 'https://elsewhere.example/' }],
    ['a comment too long', { ...sample, comment: 'x'.repeat(COMMENT_LIMIT + 1) }],
    ['an unknown language', { ...sample, language: 'fr' }],
    ['a field that is not known', { ...sample, email: 'reader@example.org' }],
    ['a section without a title', { ...sample, section: { hash: 'a', title: '' } }],
    ['no object', [sample]],
    ['a missing comment', { ...sample, comment: undefined }],
  ])('%s is none', (_, message) => {
    expect(feedbackSchema.safeParse(message).success).toBe(false);
  });

  test('explains that a rating or a comment is needed when both are missing', () => {
    const { error } = feedbackSchema.safeParse({ ...sample, rating: undefined, comment: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'A message without a rating needs a comment.',
    ]);
  });
});

describe('the port', () => {
  const url = 'https://feedback.example/feedback';

  function createPort(answer: (init: RequestInit) => Promise<Response>) {
    const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => answer(init ?? {}));
    const timeout = new AbortController();
    const createTimeout = vi.fn((_milliseconds: number) => timeout.signal);
    return {
      port: createFeedbackPort({ url, fetch, createTimeout }),
      fetch,
      timeout,
      createTimeout,
    };
  }

  test('posts JSON once, without cookies and without the path of the page', async () => {
    const { port, fetch, createTimeout } = createPort(
      async () => new Response(null, { status: 204 }),
    );
    await port.send(sample);
    expect(fetch).toHaveBeenCalledOnce();
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(url);
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'origin',
      redirect: 'error',
    });
    expect(JSON.parse(String(init?.body))).toEqual(sample);
    expect(createTimeout).toHaveBeenCalledExactlyOnceWith(SEND_TIMEOUT_MS);
  });

  test.each([301, 400, 404, 413, 429, 500, 503])('a status of %i is a failure', async (status) => {
    const { port } = createPort(async () => new Response(null, { status }));
    await expect(port.send(sample)).rejects.toThrow(String(status));
  });

  test('no network is a failure', async () => {
    const { port } = createPort(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(port.send(sample)).rejects.toThrow('Failed to fetch');
  });

  test('no answer in time is a failure', async () => {
    const { port, timeout } = createPort(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const sent = port.send(sample);
    timeout.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(sent).rejects.toThrow('Too late');
  });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://feedback.example/v1?site=docs', 'https://feedback.example'],
  ['http://127.0.0.1:8787/feedback', 'http://127.0.0.1:8787'],
])('the origin to connect to for %j is %j', (url, origin) => {
  expect(feedbackOrigin(url)).toBe(origin);
});

test.each([
  ['#actions', section],
  ['#%61ctions', section],
  ['', undefined],
  ['#', undefined],
  ['#other', undefined],
  ['#%', undefined],
])('the hash %j leads to the section %j', (hash, found) => {
  expect(findFeedbackSection([section], hash)).toBe(found);
});
