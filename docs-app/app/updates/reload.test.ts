import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReload, type ReloadPorts, type TabState } from './createReload.ts';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 1000);
const READY: TabState = { isVisible: true, isOnline: true, hasTypedText: false };

/** A tab with everything that outlives a reload, and what happened in it. */
function createTab({ remembers = true } = {}) {
  let spent: readonly string[] = [];
  let listeners: (() => void)[] = [];
  const tab = {
    look: { ...READY },
    reloads: [] as { key: string | undefined; look: TabState }[],
    change(look: Partial<TabState>) {
      Object.assign(tab.look, look);
      for (const listener of listeners) listener();
    },
    /** Loads the document; what was typed is gone. */
    open() {
      listeners = [];
      tab.look.hasTypedText = false;
      return createReload(ports);
    },
  };
  const ports: ReloadPorts = {
    readSpent: () => spent,
    writeSpent: (next) => {
      spent = remembers ? next : [];
      tab.reloads.push({ key: next.at(-1), look: { ...tab.look } });
    },
    look: () => ({ ...tab.look }),
    onChange: (listener) => listeners.push(listener),
    reload: () => {},
  };
  return tab;
}

describe('a tab is renewed when nothing is lost (SWK-2)', () => {
  test('at once, where it is seen, online and nothing was typed', () => {
    const tab = createTab();
    tab.open().renew('b2');
    expect(tab.reloads).toHaveLength(1);
  });

  test.each<[keyof TabState, boolean]>([
    ['isVisible', false],
    ['isOnline', false],
    ['hasTypedText', true],
  ])('not while %s is %s, and right after', (key, value) => {
    const tab = createTab();
    const renewal = tab.open();
    tab.change({ [key]: value });
    renewal.renew('b2');
    expect(tab.reloads).toEqual([]);
    tab.change({ [key]: !value });
    expect(tab.reloads).toHaveLength(1);
  });

  test('once for each version, in the next document too', () => {
    const tab = createTab();
    tab.open().renew('b2');
    tab.open().renew('b2');
    expect(tab.reloads).toHaveLength(1);
    tab.open().renew('b3');
    expect(tab.reloads).toHaveLength(2);
  });

  test('several versions that came while it waited are one reload', () => {
    const tab = createTab();
    const renewal = tab.open();
    tab.change({ hasTypedText: true });
    for (const version of ['b2', 'b3', 'b4']) renewal.renew(version);
    tab.change({ hasTypedText: false });
    expect(tab.reloads.map(({ key }) => key)).toEqual(['b4']);
  });

  test('a document that is leaving asks for no second reload', () => {
    const tab = createTab({ remembers: false });
    const renewal = tab.open();
    for (const version of ['b2', 'b3', 'b2']) renewal.renew(version);
    expect(tab.reloads).toHaveLength(1);
  });
});

type Act =
  | { type: 'wait'; ms: number }
  | { type: 'deploy'; version: string; delay: number }
  | { type: 'look'; look: Partial<TabState> }
  | { type: 'open' };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), ms: fc.nat(2000) }),
  fc.record({
    type: fc.constant('deploy' as const),
    version: fc.constantFrom('b1', 'b2', 'b3', 'b4'),
    delay: fc.nat(3000),
  }),
  fc.record({
    type: fc.constant('look' as const),
    look: fc.record(
      { isVisible: fc.boolean(), isOnline: fc.boolean(), hasTypedText: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('open' as const) }),
);

/** Plays what happens to a tab by a clock of its own: news of a version comes some time after its deploy. */
function play(acts: readonly Act[]) {
  const tab = createTab();
  let renewal = tab.open();
  let now = 0;
  let news: { at: number; version: string }[] = [];
  const deliver = () => {
    const due = news.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
    news = news.filter(({ at }) => at > now);
    for (const { version } of due) {
      const before = tab.reloads.length;
      renewal.renew(version);
      if (tab.reloads.length > before) renewal = tab.open();
    }
  };
  for (const step of acts) {
    const before = tab.reloads.length;
    if (step.type === 'wait') now += step.ms;
    if (step.type === 'deploy') news.push({ at: now + step.delay, version: step.version });
    if (step.type === 'look') tab.change(step.look);
    if (step.type === 'open' || tab.reloads.length > before) renewal = tab.open();
    deliver();
  }
  return tab;
}

test('in every order of events: once for each version, never unseen, offline or over typed text', () => {
  let reloads = 0;
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const tab = play(acts);
      const keys = tab.reloads.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { look } of tab.reloads) expect(look).toEqual(READY);
      reloads += keys.length;
    }),
    { numRuns: runs },
  );
  expect(reloads).toBeGreaterThan(runs / 10);
});
