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
import { feedbackSchema, type Feedback } from './feedbackSchema.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 2000);
const page = { page: '/material-ui/react-alert', language: 'en', product: 'material-ui' } as const;
const section = { hash: 'actions', title: 'Actions' };
const sample: Feedback = { version: 1, ...page, rating: 1, comment: 'The table helped.' };

/** Reduces an event; returns the state and the effects. */
function reduceToPair(state: FeedbackState, event: FeedbackEvent) {
  const step = reduceFeedback(state, event);
  return [step.state, step.effects] as const;
}

/** Runs events. Returns the last state and all effects. */
function play(events: readonly FeedbackEvent[], from = initialFeedback) {
  let state = from;
  const effects: FeedbackEffect[] = [];
  for (const event of events) {
    const [next, more] = reduceToPair(state, event);
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

describe('feedback machine', () => {
  test('starts with a closed form and an empty draft', () => {
    expect(initialFeedback).toEqual({ status: 'closed', draft: { comment: '' }, attempt: 0 });
  });

  test.each([
    ['closed', false],
    ['open', true],
    ['sending', true],
    ['failed', true],
    ['sent', false],
  ] as const)(
    'returns whether the feedback panel is open when the status is %s: %s',
    (status, isOpen) => {
      expect(isPanelOpen({ ...initialFeedback, status })).toBe(isOpen);
    },
  );

  test('changes only the edited field when the reader picks a section or types a comment', () => {
    const { state } = play(opened);
    const other = { hash: 'basic', title: 'Basic' };
    expect(reduceToPair(state, { type: 'section', section: other })).toEqual([
      { ...state, draft: { ...state.draft, section: other } },
      [],
    ]);
    expect(reduceToPair(state, { type: 'comment', text: 'Long.' })).toEqual([
      { ...state, draft: { ...state.draft, comment: 'Long.' } },
      [],
    ]);
  });

  test.each<[string, FeedbackEvent[], FeedbackEvent]>([
    ['a comment arrives while closed', [], { type: 'comment', text: 'a' }],
    ['submit arrives while closed', [], { type: 'submit' }],
    ['open arrives while sending', sending, { type: 'open', rating: 1 }],
    ['cancel arrives while sending', sending, { type: 'cancel' }],
    ['a different send attempt settles', sending, { type: 'settle', attempt: 2, isTakenIn: true }],
    ['no message was sent', opened, { type: 'settle', attempt: 0, isTakenIn: true }],
    ['a timer expires while open', opened, { type: 'expire', attempt: 0 }],
    [
      'the timer of an older message expires',
      [
        ...sending,
        { type: 'settle', attempt: 1, isTakenIn: false },
        { type: 'submit' },
        { type: 'settle', attempt: 2, isTakenIn: true },
      ],
      { type: 'expire', attempt: 1 },
    ],
  ])('keeps the feedback state when %s', (_, events, event) => {
    const { state } = play(events);
    const [next, effects] = reduceToPair(state, event);
    expect(next).toBe(state);
    expect(effects).toEqual([]);
  });

  test('returns no effects when sending fails or the success message expires', () => {
    const { state } = play(sending);
    const [failed, onFailure] = reduceToPair(state, {
      ...{ type: 'settle', attempt: 1, isTakenIn: false },
    });
    expect([failed.status, onFailure]).toEqual(['failed', []]);
    const sent = play([{ type: 'settle', attempt: 1, isTakenIn: true }], state).state;
    expect(reduceToPair(sent, { type: 'expire', attempt: 1 })[1]).toEqual([]);
  });

  test('sends feedback without a rating only when it has a comment', () => {
    const { state } = play([{ type: 'open' }]);
    expect(reduceToPair(state, { type: 'submit' })).toEqual([
      state,
      [{ type: 'focus', target: 'comment' }],
    ]);
    const typed = play([{ type: 'comment', text: 'Hi' }], state).state;
    expect(reduceToPair(typed, { type: 'submit' })[0].status).toBe('sending');
  });

  test('opens the form for a section and focuses the textarea when a rating is clicked', () => {
    const { state, effects } = play(opened.slice(0, 1));
    expect(state).toMatchObject({ status: 'open', draft: { rating: 0, section, comment: '' } });
    expect(effects).toEqual([{ type: 'focus', target: 'comment' }]);
  });

  test('keeps the section and comment when the rating changes or is clicked again', () => {
    const { state } = play([...opened, { type: 'open', rating: 1 }]);
    expect(state.draft).toEqual({ rating: 1, section, comment: 'Too short.' });
    const [same, effects] = reduceToPair(state, { type: 'open', rating: 1 });
    expect(same).toEqual(state);
    // React rerenders and moves the focus only for a new state object.
    expect(same).not.toBe(state);
    expect(effects).toEqual([{ type: 'focus', target: 'comment' }]);
  });

  test('closes the form on Cancel, focuses the rating button and keeps the comment', () => {
    const { state, effects } = play([...opened, { type: 'cancel' }]);
    expect(state).toMatchObject({ status: 'closed', draft: { comment: 'Too short.' } });
    expect(state.draft.rating).toBeUndefined();
    expect(effects.at(-1)).toEqual({ type: 'focus', target: 0 });
    expect(play([{ type: 'open', rating: 1 }], state).state.draft.comment).toBe('Too short.');
  });

  test('focuses the textarea instead of sending when rating and comment are missing', () => {
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

  test('sends one feedback message when submit is repeated', () => {
    const { state, effects } = play([...sending, { type: 'submit' }, { type: 'submit' }]);
    expect(state.status).toBe('sending');
    expect(effects.filter(({ type }) => type === 'send')).toEqual([
      { type: 'send', attempt: 1, draft: state.draft },
    ]);
  });

  test('shows the success message for 3 s and clears the comment after sending (FBK-2)', () => {
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

  test('keeps the draft and allows a retry when sending feedback fails (FBK-1)', () => {
    const { state } = play([...sending, { type: 'settle', attempt: 1, isTakenIn: false }]);
    expect(outcomeOf(state)).toBe('failed');
    expect(state.draft).toEqual({ rating: 0, section, comment: 'Too short.' });
    const again = play([{ type: 'submit' }], state);
    expect(again.state).toMatchObject({ status: 'sending', attempt: 2 });
    expect(outcomeOf(again.state)).toBeUndefined();
  });

  test('keeps the form open when the success message of an earlier attempt expires', () => {
    const { state } = play([
      ...sending,
      { type: 'settle', attempt: 1, isTakenIn: true },
      { type: 'open', rating: 1 },
      { type: 'expire', attempt: 1 },
    ]);
    expect(state.status).toBe('open');
  });

  test('cuts a comment at its limit without splitting a surrogate pair', () => {
    expect(cutComment('a'.repeat(COMMENT_LIMIT))).toHaveLength(COMMENT_LIMIT);
    expect(cutComment('a'.repeat(COMMENT_LIMIT + 1))).toHaveLength(COMMENT_LIMIT);
    expect(cutComment(`${'a'.repeat(COMMENT_LIMIT - 1)}😀`)).toBe('a'.repeat(COMMENT_LIMIT - 1));
    const halves = `\uD83D${'a'.repeat(COMMENT_LIMIT - 2)}\uD83D`;
    expect(cutComment(halves)).toBe(halves);
    expect(cutComment(`${halves}a`)).toBe(halves.slice(0, -1));
  });

  test('composes a message from the section, rating and trimmed comment of the draft', () => {
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
/** Responses and expired timers in any order, including late and repeated responses. */
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

/** Applies one event and records the invariants that it breaks. */
function watchStep(state: FeedbackState, event: FeedbackEvent, watched: Watched): FeedbackState {
  const { inFlight, problems } = watched;
  const isAnswer = event.type === 'settle' && inFlight.delete(event.attempt);
  const [next, effects] = reduceToPair(state, event);
  if (isAnswer) watched.answers += 1;
  const isSaid = outcomeOf(next) !== undefined && (outcomeOf(state) === undefined || isAnswer);
  if (isSaid) watched.announcements += 1;
  for (const effect of effects) {
    if (effect.type !== 'send') continue;
    if (inFlight.size > 0) problems.push('two messages in flight');
    inFlight.add(effect.attempt);
  }
  if (watched.announcements !== watched.answers) problems.push('wrong number of announcements');
  const isTakenIn = isAnswer && event.type === 'settle' && event.isTakenIn;
  const isSameText = next.draft.comment === state.draft.comment;
  if (!isTakenIn && event.type !== 'comment' && !isSameText) problems.push('text lost');
  const isBusy = state.status === 'sending' && !isAnswer;
  if (isBusy && next !== state) problems.push('state changed while sending');
  return next;
}

describe('feedback machine with random events', () => {
  test('sends one message at a time and keeps the comment when feedback events are random', () => {
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
    // Ensures that the random events include sent messages and failures.
    expect(sends).toBeGreaterThan(RUNS / 2);
    expect(failures).toBeGreaterThan(RUNS / 4);
  }, 120_000);

  test('sends only messages that the feedback schema accepts', () => {
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

describe('feedback schema', () => {
  test.each([
    ['a rating alone', { ...sample, comment: '' }],
    ['a comment alone', { ...sample, rating: undefined }],
    ['a section', { ...sample, section }],
    ['a page without a product', { ...sample, product: null }],
    ['the longest comment', { ...sample, comment: 'x'.repeat(COMMENT_LIMIT) }],
  ])('accepts feedback with %s', (_, message) => {
    expect(feedbackSchema.safeParse(message).success).toBe(true);
  });

  test.each([
    ['neither rating nor comment', { ...sample, rating: undefined, comment: ' \n' }],
    ['an unknown version', { ...sample, version: 2 }],
    ['an unknown rating', { ...sample, rating: 2 }],
    ['a page of another site', { ...sample, page: 'https://elsewhere.example/' }],
    ['a comment that is too long', { ...sample, comment: 'x'.repeat(COMMENT_LIMIT + 1) }],
    ['an unknown language', { ...sample, language: 'fr' }],
    ['an unknown field', { ...sample, email: 'reader@example.org' }],
    ['a section without a title', { ...sample, section: { hash: 'a', title: '' } }],
    ['an array instead of an object', [sample]],
    ['a missing comment', { ...sample, comment: undefined }],
  ])('rejects feedback with %s', (_, message) => {
    expect(feedbackSchema.safeParse(message).success).toBe(false);
  });

  test('explains that a rating or a comment is needed when both are missing', () => {
    const { error } = feedbackSchema.safeParse({ ...sample, rating: undefined, comment: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'A message without a rating needs a comment.',
    ]);
  });
});

describe('feedback port', () => {
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

  test('posts feedback as JSON, without cookies and with only the origin as referrer', async () => {
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

  test.each([301, 400, 404, 413, 429, 500, 503])(
    'send rejects when the response status is %i',
    async (status) => {
      const { port } = createPort(async () => new Response(null, { status }));
      await expect(port.send(sample)).rejects.toThrow(String(status));
    },
  );

  test('send rejects when the network is unavailable', async () => {
    const { port } = createPort(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(port.send(sample)).rejects.toThrow('Failed to fetch');
  });

  test('send rejects when the response times out', async () => {
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
  ['#actions', section],
  ['#%61ctions', section],
  ['', undefined],
  ['#', undefined],
  ['#other', undefined],
  ['#%', undefined],
])('maps the URL hash %j to the section %j', (hash, match) => {
  expect(findFeedbackSection([section], hash)).toBe(match);
});
