import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCodeStore, type CodeStore } from './createCodeStore.ts';
import { createSettingsStore, type SettingsStore } from './createSettingsStore.ts';
import { CHOICES_STORAGE_KEY, initialChoices, MODE_STORAGE_KEY } from './settings.constants.ts';
import type { Choices, CodeChoices, ColorMode, Settings } from './settings.types.ts';

/** Fakes a browser whose tabs share local storage, cookies and system preferences. */
class Browser {
  storage = new Map<string, string>();
  cookies = new Map<string, string>();
  faulty = false;
  system = { dark: false, moreContrast: false, reducedMotion: false };
  tabs: Tab[] = [];
  errors: string[] = [];

  open(index: number, hash: string): void {
    this.tabs[index] = new Tab(this, hash);
  }

  flip(name: keyof Browser['system']): void {
    this.system = { ...this.system, [name]: !this.system[name] };
    for (const tab of this.tabs) tab.notify();
  }

  write(key: string, value: string, from?: Tab): boolean {
    if (this.faulty) return false;
    if (this.storage.get(key) === value) return true;
    this.storage.set(key, value);
    for (const tab of this.tabs) if (tab !== from) tab.notify(key);
    return true;
  }
}

class Tab {
  settings: SettingsStore;
  code: CodeStore;
  painted: Settings | undefined;
  private listeners: ((key?: string | null) => void)[] = [];

  constructor(browser: Browser, hash: string) {
    this.settings = createSettingsStore({
      readStored: (key) => (browser.faulty ? null : (browser.storage.get(key) ?? null)),
      writeStored: (key, value) => browser.write(key, value, this),
      readSystem: () => browser.system,
      onOutsideChange: (listener) => this.listeners.push(listener),
      apply: (settings) => (this.painted = settings),
      reportUnknownMode: (mode) => browser.errors.push(mode),
    });
    this.code = createCodeStore({
      hash,
      readCookies: () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      writeCookie: (name, value) => browser.cookies.set(name, value),
    });
  }

  notify(key?: string | null): void {
    for (const listener of this.listeners) listener(key);
  }
}

/** Expected state as plain data, which the test compares with the real stores. */
interface Model {
  storedMode: ColorMode;
  storedChoices: Partial<Choices>;
  cookies: Partial<CodeChoices>;
  tabs: (ModelTab | undefined)[];
}

interface ModelTab {
  /** Mode and choices of this tab that are not in storage. */
  mode?: ColorMode;
  choices?: Choices;
  code: CodeChoices;
}

type Command = fc.Command<Model, Browser>;

const isFaultFree = (real: Browser) => !real.faulty;

function expectedSettings(model: Model, tab: ModelTab, real: Browser): Settings {
  const stored = real.faulty ? {} : model.storedChoices;
  const choices = { ...initialChoices, ...(tab.choices ?? stored) };
  const mode = tab.mode ?? (real.faulty ? 'system' : model.storedMode);
  const follow = (choice: string, forced: string, system: boolean) =>
    choice === 'system' ? system : choice === forced;
  return {
    ...choices,
    mode,
    paletteMode: follow(mode, 'dark', real.system.dark) ? 'dark' : 'light',
    moreContrast: follow(choices.contrast, 'more', real.system.moreContrast),
    reducedMotion: follow(choices.motion, 'reduced', real.system.reducedMotion),
  };
}

function check(model: Model, real: Browser): void {
  for (const [index, tab] of real.tabs.entries()) {
    const expected = model.tabs[index];
    if (!expected) throw new Error('The model has fewer tabs than the browser.');
    expect(tab.code.get()).toEqual(expected.code);
    expect(tab.painted).toEqual(tab.settings.get());
    expect(tab.settings.get()).toEqual(expectedSettings(model, expected, real));
  }
}

function command(name: string, run: (model: Model, real: Browser) => void): Command {
  return {
    check: () => true,
    run(model, real) {
      run(model, real);
      check(model, real);
    },
    toString: () => name,
  };
}

/** Deletes the unstored value of other tabs, because a newer stored value replaces it. */
function othersForget(model: Model, from: number, field: 'mode' | 'choices'): void {
  for (const [index, tab] of model.tabs.entries()) if (tab && index !== from) delete tab[field];
}

const tabIndex = fc.constantFrom(0, 1);
const someChoices = fc.record(
  {
    dense: fc.boolean(),
    direction: fc.constantFrom('ltr', 'rtl'),
    spacing: fc.integer({ min: 0, max: 20 }),
    contrast: fc.constantFrom('system', 'standard', 'more'),
    motion: fc.constantFrom('system', 'full', 'reduced'),
    paletteColors: fc.constantFrom(
      {},
      { primary: '#1f6b3b' },
      { secondary: { light: '#111111', dark: '#eeeeee' } },
    ),
    radius: fc.constantFrom(0, 1, 2),
    typeface: fc.constantFrom('inter', 'serif'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Choices>>;

const setMode = fc
  .tuple(tabIndex, fc.constantFrom('light', 'dark', 'system'))
  .map(([index, value]) => {
    const mode = value as ColorMode;
    return command(`mode ${mode} in ${index}`, (model, real) => {
      const tab = model.tabs[index];
      const before = real.storage.get(MODE_STORAGE_KEY);
      real.tabs[index]?.settings.setMode(mode);
      if (!tab) return;
      if (isFaultFree(real)) {
        if (before !== mode) othersForget(model, index, 'mode');
        model.storedMode = mode;
        delete tab.mode;
      } else tab.mode = mode;
    });
  });

const choose = fc.tuple(tabIndex, someChoices).map(([index, choices]) =>
  command(`choose ${JSON.stringify(choices)} in ${index}`, (model, real) => {
    const tab = model.tabs[index];
    const before = real.storage.get(CHOICES_STORAGE_KEY);
    real.tabs[index]?.settings.choose(choices);
    if (!tab) return;
    const stored = real.faulty ? {} : model.storedChoices;
    const all = { ...initialChoices, ...(tab.choices ?? stored), ...choices };
    if (isFaultFree(real)) {
      if (before !== real.storage.get(CHOICES_STORAGE_KEY)) othersForget(model, index, 'choices');
      model.storedChoices = all;
      delete tab.choices;
    } else tab.choices = all;
  }),
);

const preview = fc.tuple(tabIndex, someChoices).map(([index, choices]) =>
  command(`preview in ${index}`, (model, real) => {
    const tab = model.tabs[index];
    real.tabs[index]?.settings.preview(choices);
    if (!tab) return;
    const stored = real.faulty ? {} : model.storedChoices;
    tab.choices = { ...initialChoices, ...(tab.choices ?? stored), ...choices };
  }),
);

const unknownMode = tabIndex.map((index) =>
  command(`unknown mode in ${index}`, (_model, real) => {
    const before = real.errors.length;
    real.tabs[index]?.settings.setMode('sepia' as ColorMode);
    expect(real.errors.length).toBe(real.tabs[index] ? before + 1 : before);
  }),
);

const flip = fc
  .constantFrom('dark', 'moreContrast', 'reducedMotion')
  .map((name) =>
    command(`system ${name}`, (_model, real) => real.flip(name as keyof Browser['system'])),
  );

const open = fc
  .tuple(
    tabIndex,
    fc.constantFrom('', '#Demo', '#tailwind-Demo.js', '#css-Demo.tsx', '#x-system-y.js'),
  )
  .map(([index, hash]) =>
    command(`load ${index} with ${hash}`, (model, real) => {
      const { cookies } = model;
      real.open(index, hash);
      const variant = hash.endsWith('.js')
        ? 'JS'
        : hash.endsWith('.tsx')
          ? 'TS'
          : cookies.codeVariant;
      const styling = hash.includes('tailwind-')
        ? 'Tailwind'
        : hash.includes('css-')
          ? 'CSS'
          : hash.includes('system-')
            ? 'MUI System'
            : cookies.codeStyling;
      const code = { codeVariant: variant ?? 'TS', codeStyling: styling ?? 'MUI System' } as const;
      model.tabs[index] = { code };
    }),
  );

const chooseCode = fc
  .tuple(tabIndex, fc.constantFrom('TS', 'JS'), fc.constantFrom('MUI System', 'Tailwind', 'CSS'))
  .map(([index, codeVariant, codeStyling]) =>
    command(`code ${codeVariant} ${codeStyling} in ${index}`, (model, real) => {
      const choices = { codeVariant, codeStyling } as CodeChoices;
      if (!real.tabs[index]) return;
      real.tabs[index].code.choose(choices);
      model.cookies = { ...choices };
      const tab = model.tabs[index];
      if (tab) tab.code = choices;
    }),
  );

const editCookie = fc.constantFrom('JS', 'TS', 'js', '__proto__', '').map((value) =>
  command(`cookie codeVariant=${value}`, (model, real) => {
    real.cookies.set('codeVariant', value);
    if (value === 'JS' || value === 'TS') model.cookies = { ...model.cookies, codeVariant: value };
    else delete model.cookies.codeVariant;
  }),
);

const GARBAGE = [
  '',
  '{',
  '[]',
  '7',
  '"x"',
  '{"__proto__":{"dense":true}}',
  '{"spacing":"8"}',
  `{"dense":true${' '.repeat(4000)}}`,
];

const garbage = fc.constantFrom(...GARBAGE).map((text) =>
  command(`garbage ${text.slice(0, 20)}`, (model, real) => {
    if (real.faulty) return;
    real.storage.set(CHOICES_STORAGE_KEY, text);
    real.storage.set(MODE_STORAGE_KEY, text);
    for (const tab of real.tabs) tab.notify(null);
    model.storedChoices = {};
    model.storedMode = 'system';
    othersForget(model, -1, 'mode');
    othersForget(model, -1, 'choices');
  }),
);

/** Denies or allows access to local storage, and notifies all tabs. */
const fault = fc.boolean().map((faulty) =>
  command(`storage ${faulty ? 'denied' : 'allowed'}`, (_model, real) => {
    real.faulty = faulty;
    for (const tab of real.tabs) tab.notify();
  }),
);

const RUNS = Number(process.env['PREFERENCE_RUNS'] ?? 300);
const COMMANDS = Number(process.env['PREFERENCE_COMMANDS'] ?? 40);

test('matches a settings model after random events (MOD-1..5, COD-1..5, THM-12)', () => {
  const commands = fc.commands(
    [setMode, choose, preview, unknownMode, flip, open, chooseCode, editCookie, garbage, fault],
    { maxCommands: COMMANDS, size: 'max' },
  );
  fc.assert(
    fc.property(commands, (list) => {
      const real = new Browser();
      const model: Model = { storedMode: 'system', storedChoices: {}, cookies: {}, tabs: [] };
      real.open(0, '');
      real.open(1, '');
      const code: CodeChoices = { codeVariant: 'TS', codeStyling: 'MUI System' };
      model.tabs = [{ code }, { code }];
      fc.modelRun(() => ({ model, real }), list);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
