import { tabStorage } from '../adapters/browserStorage.ts';
import { demoStoreOf } from '../shared/demoStores.ts';
import { createReload, type Reload, type ReloadPorts } from './createReload.ts';
import { watchTypedText } from './typedText.ts';

const KEY = 'vitrine-renewed';
const CHANGES = ['visibilitychange', 'focusout', 'input', 'click'];

function parseSpent(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function readStored(): unknown {
  try {
    return JSON.parse(tabStorage.read(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Reads what this tab was renewed for, from its place in the history too: storage may be denied. */
function readSpent(): string[] {
  const state: unknown = history.state;
  const marked = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : [];
  return [...new Set([...parseSpent(readStored()), ...parseSpent(marked)])];
}

function writeSpent(spent: readonly string[]): void {
  history.replaceState({ ...(history.state as object | null), [KEY]: spent }, '');
  tabStorage.write(KEY, JSON.stringify(spent));
}

/** Tells whether a demo was edited; the text outlives its editor. */
function hasEdits(): boolean {
  return Array.from(document.querySelectorAll('[data-demo]')).some(
    (demo) => demoStoreOf(demo).get().edits !== undefined,
  );
}

function createPorts(): ReloadPorts {
  const hasTypedText = watchTypedText(document);
  return {
    readSpent,
    writeSpent,
    look: () => ({
      isVisible: document.visibilityState === 'visible',
      isOnline: navigator.onLine,
      hasTypedText: hasTypedText() || hasEdits(),
    }),
    onChange(listener) {
      // What an event changes is there only after it was handled.
      const later = () => queueMicrotask(listener);
      for (const name of CHANGES) document.addEventListener(name, later);
      for (const name of ['online', 'pageshow']) addEventListener(name, later);
    },
    reload: () => location.reload(),
  };
}

let renewal: Reload | undefined;

/** Gives the renewal of this tab. */
export function getTabReload(): Reload {
  renewal ??= createReload(createPorts());
  return renewal;
}

/** Names the build that this document belongs to. */
export function documentBuild(): string {
  return document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? '';
}
