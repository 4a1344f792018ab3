import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_POLLS } from './ad.constants.ts';
import {
  initialAdState,
  reduceAd,
  type AdEffect,
  type AdEvent,
  type AdFinding,
  type AdInput,
  type AdState,
} from './adMachine.ts';

const input: AdInput = {
  isCrawler: false,
  hasNetwork: true,
  appealDraw: 0.5,
  displayRatio: 0.1,
};

/** Sends events. Returns the last state, and the effects of each event. */
function play(events: readonly AdEvent[], overrides: Partial<AdInput> = {}) {
  let state: AdState = initialAdState;
  const effects: AdEffect[][] = [];
  for (const event of events) {
    const step = reduceAd(state, event, { ...input, ...overrides });
    state = step.state;
    effects.push([...step.effects]);
  }
  return { state, effects };
}

const polls = (count: number, finding: AdFinding = 'nothing'): AdEvent[] =>
  Array.from({ length: count }, () => ({ type: 'polled', found: finding }));
const started: AdEvent = { type: 'started' };

describe('ad status', () => {
  test.each([
    ['polling has just started', [started], 'detecting'],
    ['six polls were empty (ADS-2)', [started, ...polls(6)], 'detecting'],
    ['the seventh poll was empty (ADS-2)', [started, ...polls(7)], 'in-house'],
    ['a poll found an ad', [started, ...polls(2), ...polls(1, 'ad')], 'external'],
    ['an ad arrived late', [started, ...polls(12), ...polls(1, 'ad')], 'external'],
    ['the network showed its own filler (ADS-3)', [started, ...polls(1, 'backers')], 'in-house'],
    ['the block crashed (ADS-5)', [started, { type: 'crashed' }], 'crashed'],
  ] as [string, AdEvent[], string][])('sets the ad status when %s', (_, events, status) => {
    expect(play(events).state.status).toBe(status);
  });

  test('shows nothing and never polls when the user agent is a crawler (ADS-4)', () => {
    expect(play([started, ...polls(9)], { isCrawler: true })).toMatchObject({
      state: { status: 'suppressed' },
      effects: Array.from({ length: 10 }, () => []),
    });
  });

  test('shows an in-house ad immediately when no ad network is configured', () => {
    const { state, effects } = play([started], { hasNetwork: false });
    expect(state).toMatchObject({ status: 'in-house', label: 'in-house' });
    expect(effects.flat().filter(({ type }) => type === 'poll')).toEqual([]);
  });

  test('shows the appeal for a blocked ad only when the random number is below 0.2 (ADS-14)', () => {
    expect(play([started, ...polls(7)], { appealDraw: 0.199 }).state.status).toBe('appeal');
    expect(play([started, ...polls(7)], { appealDraw: 0.2 }).state.status).toBe('in-house');
  });

  test('polls for an ad immediately and then every 500 ms, at most 30 times (ADS-1)', () => {
    const { effects, state } = play([started, ...polls(40)]);
    const times = effects.flat().filter((effect) => effect.type === 'poll');
    expect(times.map(({ afterMs }) => afterMs)).toEqual([
      0,
      ...Array.from({ length: 29 }, () => 500),
    ]);
    expect(state.isPolling).toBe(false);
  });
});

describe('ad reports', () => {
  const seen = (ad: number, draw: number): AdEvent => ({ type: 'seen', ad, draw });

  test('reports the display of an ad only when the random number is below 0.1 (ADS-12, ANA-3)', () => {
    const report = { type: 'report', action: 'display', label: 'external' };
    const events = [started, ...polls(1, 'ad')];
    expect(play([...events, seen(1, 0.0999)]).effects.at(-1)).toEqual([report]);
    expect(play([...events, seen(1, 0.1)]).effects.at(-1)).toEqual([]);
  });

  test('does not report the display of an ad that another ad has replaced', () => {
    const { effects } = play([started, ...polls(8), ...polls(1, 'ad'), seen(1, 0), seen(2, 0)]);
    expect(effects.slice(-2).map((list) => list.length)).toEqual([0, 1]);
  });

  test('reports only the first crash when an ad crashes twice (ADS-5, ANA-3)', () => {
    const { effects } = play([started, { type: 'crashed' }, { type: 'crashed' }, ...polls(3)]);
    const reports = effects.flat().filter(({ type }) => type === 'report');
    expect(reports).toEqual([{ type: 'report', action: 'crash', label: null }]);
  });
});

describe('ad machine step', () => {
  const cancel: AdEffect = { type: 'cancel' };
  const again: AdEffect = { type: 'poll', afterMs: 500 };
  const watch = (ad: number): AdEffect => ({ type: 'watch', ad, afterMs: 2500 });
  const stopped: AdEvent = { type: 'stopped' };
  const crashed: AdEvent = { type: 'crashed' };
  const seen = (ad: number): AdEvent => ({ type: 'seen', ad, draw: 0 });

  test.each<[string, AdEvent[], Partial<AdState>, AdEffect[], Partial<AdInput>?]>([
    [
      'ignores polls after the block stops',
      [started, stopped, ...polls(1, 'ad')],
      { status: 'detecting', isPolling: false },
      [],
    ],
    ['cancels timers when the block stops', [started, stopped], { isPolling: false }, [cancel]],
    [
      'stops polling when the network has an ad (ADS-1)',
      [started, ...polls(1, 'ad')],
      { status: 'external', label: 'external', isPolling: false, shown: 1 },
      [watch(1)],
    ],
    [
      'shows the in-house ad with the carbon label when a poll finds the backers page (ADS-3)',
      [started, ...polls(1, 'backers')],
      { status: 'in-house', label: 'in-house-carbon', isPolling: false, shown: 1 },
      [watch(1)],
    ],
    [
      'keeps the in-house ad when a late poll finds the backers page (ADS-3)',
      [started, ...polls(8), ...polls(1, 'backers')],
      { status: 'in-house', label: 'in-house', isPolling: false, shown: 1 },
      [],
    ],
    [
      'replaces the appeal when a late poll finds the backers page (ADS-3)',
      [started, ...polls(7), ...polls(1, 'backers')],
      { status: 'in-house', label: 'in-house-carbon', shown: 2 },
      [watch(2)],
      { appealDraw: 0 },
    ],
    [
      'continues polling when the ad counts as blocked (ADS-2)',
      [started, ...polls(7)],
      { status: 'in-house', label: 'in-house', isPolling: true, emptyPolls: 7 },
      [watch(1), again],
    ],
    [
      'sets the label in-house-adblock when the appeal replaces a blocked ad (ADS-14)',
      [started, ...polls(7)],
      { status: 'appeal', label: 'in-house-adblock' },
      [watch(1), again],
      { appealDraw: 0 },
    ],
    [
      'cancels every timer when the ad crashes (ADS-5)',
      [started, ...polls(1, 'ad'), crashed],
      { status: 'crashed', isPolling: false },
      [cancel, { type: 'report', action: 'crash', label: 'external' }],
    ],
    [
      'stops polling when the block crashes (ADS-5)',
      [started, crashed],
      { status: 'crashed', isPolling: false },
      [cancel, { type: 'report', action: 'crash', label: null }],
    ],
    [
      'reports no display when the ad has crashed (ADS-12)',
      [started, ...polls(1, 'ad'), crashed, seen(1)],
      { status: 'crashed' },
      [],
    ],
    [
      'reports no crash when the ad is suppressed for a crawler (ADS-4)',
      [started, crashed],
      { status: 'suppressed' },
      [],
      { isCrawler: true },
    ],
  ])('%s', (_, events, state, effects, overrides) => {
    const run = play(events, overrides);
    expect(run.state).toMatchObject(state);
    expect(run.effects.at(-1)).toEqual(effects);
  });
});

/** Runs the ad state machine like `installAd`, on a simulated clock. */
class World {
  state = initialAdState;
  now = 0;
  timers: { at: number; effect: AdEffect }[] = [];
  reports: { action: string; ad: number }[] = [];
  looksAt: number[] = [];
  history: { status: string; failed: number }[] = [];
  readonly adInput: AdInput;

  constructor(adInput: AdInput) {
    this.adInput = adInput;
  }

  send(event: AdEvent): void {
    const { state, effects } = reduceAd(this.state, event, this.adInput);
    this.state = state;
    this.history.push({ status: state.status, failed: state.emptyPolls });
    for (const effect of effects) {
      if (effect.type === 'cancel') this.timers = [];
      else if (effect.type === 'report')
        this.reports.push({ action: effect.action, ad: state.shown });
      else this.timers.push({ at: this.now + effect.afterMs, effect });
    }
  }

  /** Advances the clock. Each poll returns `finding`; each `seen` event contains `draw`. */
  pass(milliseconds: number, finding: AdFinding, draw: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
      if (!next) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.now = next.at;
      if (next.effect.type === 'poll') {
        this.looksAt.push(this.now);
        this.send({ type: 'polled', found: finding });
      } else if (next.effect.type === 'watch') {
        this.send({ type: 'seen', ad: next.effect.ad, draw });
      }
    }
    this.now = end;
  }
}

const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const move = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      ms: fc.integer({ min: 0, max: 6000 }),
      found: fc.oneof(
        { weight: 8, arbitrary: fc.constant('nothing' as const) },
        { weight: 1, arbitrary: fc.constantFrom<AdFinding>('ad', 'backers') },
      ),
      draw,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'crash' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'stop' as const }) },
  // Simulates the display timer of an ad that was never shown.
  { weight: 1, arbitrary: fc.constant({ type: 'stray' as const }) },
);

test('polls at most 30 times and reports no display twice when ad events are random (R3)', () => {
  const world = fc.record({
    adInput: fc.record({
      isCrawler: fc.boolean(),
      hasNetwork: fc.boolean(),
      appealDraw: draw,
      displayRatio: fc.constantFrom(0, 0.1, 1),
    }),
    moves: fc.array(move, { maxLength: 24 }),
  });
  fc.assert(
    fc.property(world, ({ adInput, moves }) => {
      const run = new World(adInput);
      run.send({ type: 'started' });
      let crashes = 0;
      for (const action of moves) {
        if (action.type === 'pass') run.pass(action.ms, action.found, action.draw);
        if (action.type === 'crash') run.send({ type: 'crashed' });
        if (action.type === 'stop') run.send({ type: 'stopped' });
        if (action.type === 'stray') run.send({ type: 'seen', ad: 99, draw: 0 });
        if (run.state.status === 'crashed') crashes = 1;
      }
      const { reports, looksAt, history } = run;
      expect(reports.filter(({ action }) => action === 'crash').length).toBe(crashes);
      const displays = reports.filter(({ action }) => action === 'display');
      expect(new Set(displays.map(({ ad }) => ad)).size).toBe(displays.length);
      expect(looksAt.length).toBeLessThanOrEqual(MAX_POLLS);
      expect(looksAt).toEqual(looksAt.map((_, index) => index * 500));
      // Six empty polls leave the status `detecting`; the seventh changes it.
      for (const [index, { status, failed }] of history.entries()) {
        const before = history[index - 1];
        if (status === 'detecting') expect(failed).toBeLessThan(7);
        if (before?.status !== 'detecting' || failed === before.failed) continue;
        expect(status).toBe(
          failed < 7 ? 'detecting' : adInput.appealDraw < 0.2 ? 'appeal' : 'in-house',
        );
      }
      if (looksAt.length >= MAX_POLLS) {
        expect(run.timers.filter(({ effect }) => effect.type === 'poll')).toEqual([]);
      }
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 20_000) },
  );
});
