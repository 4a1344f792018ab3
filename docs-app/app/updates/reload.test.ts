import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReload, type ReloadPorts, type TabState } from './createReload.ts';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 1000);
const READY: TabState = { isVisible: true, isOnline: true, hasTypedText: false };

/** Creates a fake tab with state that survives reloads, and a log of its reloads. */
function createTab({ remembers = true } = {}) {
  let reloadedFor: readonly string[] = [];
  let listeners: (() => void)[] = [];
  const tab = {
    state: { ...READY },
    reloads: [] as { key: string | undefined; state: TabState }[],
    change(changes: Partial<TabState>) {
      Object.assign(tab.state, changes);
      for (const listener of listeners) listener();
    },
    /** Loads the document, which discards typed text. */
    open() {
      listeners = [];
      tab.state.hasTypedText = false;
      return createReload(ports);
    },
  };
  const ports: ReloadPorts = {
    readReloaded: () => reloadedFor,
    writeReloaded: (next) => {
      reloadedFor = remembers ? next : [];
      tab.reloads.push({ key: next.at(-1), state: { ...tab.state } });
    },
    readTab: () => ({ ...tab.state }),
    onChange: (listener) => listeners.push(listener),
    reload: () => {},
  };
  return tab;
}

describe('tab reload for a new version (SWK-2)', () => {
  test('reloads at once when the tab is visible, online and without typed text', () => {
    const tab = createTab();
    tab.open().reloadFor('b2');
    expect(tab.reloads).toHaveLength(1);
  });

  test.each<[keyof TabState, boolean]>([
    ['isVisible', false],
    ['isOnline', false],
    ['hasTypedText', true],
  ])('delays the reload while %s is %s', (key, value) => {
    const tab = createTab();
    const reload = tab.open();
    tab.change({ [key]: value });
    reload.reloadFor('b2');
    expect(tab.reloads).toEqual([]);
    tab.change({ [key]: !value });
    expect(tab.reloads).toHaveLength(1);
  });

  test('reloads once per version when the reloaded document requests the same version', () => {
    const tab = createTab();
    tab.open().reloadFor('b2');
    tab.open().reloadFor('b2');
    expect(tab.reloads).toHaveLength(1);
    tab.open().reloadFor('b3');
    expect(tab.reloads).toHaveLength(2);
  });

  test('reloads once for the newest version when several versions arrive during the wait', () => {
    const tab = createTab();
    const reload = tab.open();
    tab.change({ hasTypedText: true });
    for (const version of ['b2', 'b3', 'b4']) reload.reloadFor(version);
    tab.change({ hasTypedText: false });
    expect(tab.reloads.map(({ key }) => key)).toEqual(['b4']);
  });

  test('ignores further versions when the document is already reloading', () => {
    const tab = createTab({ remembers: false });
    const reload = tab.open();
    for (const version of ['b2', 'b3', 'b2']) reload.reloadFor(version);
    expect(tab.reloads).toHaveLength(1);
  });
});

type Act =
  | { type: 'wait'; ms: number }
  | { type: 'deploy'; version: string; delay: number }
  | { type: 'change'; changes: Partial<TabState> }
  | { type: 'open' };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), ms: fc.nat(2000) }),
  fc.record({
    type: fc.constant('deploy' as const),
    version: fc.constantFrom('b1', 'b2', 'b3', 'b4'),
    delay: fc.nat(3000),
  }),
  fc.record({
    type: fc.constant('change' as const),
    changes: fc.record(
      { isVisible: fc.boolean(), isOnline: fc.boolean(), hasTypedText: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('open' as const) }),
);

/** Simulates actions and deployments over time; the tab receives a new version with a delay. */
function runActs(acts: readonly Act[]) {
  const tab = createTab();
  let reload = tab.open();
  let now = 0;
  let news: { at: number; version: string }[] = [];
  const deliver = () => {
    const due = news.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
    news = news.filter(({ at }) => at > now);
    for (const { version } of due) {
      const before = tab.reloads.length;
      reload.reloadFor(version);
      if (tab.reloads.length > before) reload = tab.open();
    }
  };
  for (const step of acts) {
    const before = tab.reloads.length;
    if (step.type === 'wait') now += step.ms;
    if (step.type === 'deploy') news.push({ at: now + step.delay, version: step.version });
    if (step.type === 'change') tab.change(step.changes);
    if (step.type === 'open' || tab.reloads.length > before) reload = tab.open();
    deliver();
  }
  return tab;
}

test('never reloads twice for a version, or while hidden, offline or with typed text', () => {
  let reloads = 0;
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const tab = runActs(acts);
      const keys = tab.reloads.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { state } of tab.reloads) expect(state).toEqual(READY);
      reloads += keys.length;
    }),
    { numRuns: runs },
  );
  expect(reloads).toBeGreaterThan(runs / 10);
});
