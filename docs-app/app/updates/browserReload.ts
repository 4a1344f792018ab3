import { tabStorage } from '../adapters/browserStorage.ts';
import { demoStoreOf } from '../shared/demoStores.ts';
import { createReload, type Reload, type ReloadPorts } from './createReload.ts';
import { watchTypedText } from './typedText.ts';

const KEY = 'vitrine-renewed';
const CHANGES = ['visibilitychange', 'focusout', 'input', 'click'];

function parseKeys(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function readStored(): unknown {
  try {
    return JSON.parse(tabStorage.read(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Reads the keys that this tab reloaded for, also from `history.state`: storage may be blocked. */
function readReloaded(): string[] {
  const state: unknown = history.state;
  const marked = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : [];
  return [...new Set([...parseKeys(readStored()), ...parseKeys(marked)])];
}

function writeReloaded(keys: readonly string[]): void {
  history.replaceState({ ...(history.state as object | null), [KEY]: keys }, '');
  tabStorage.write(KEY, JSON.stringify(keys));
}

/** Returns whether a demo has edited code, even when its editor is closed. */
function hasEdits(): boolean {
  return Array.from(document.querySelectorAll('[data-demo]')).some(
    (demo) => demoStoreOf(demo).get().edits !== undefined,
  );
}

function createPorts(): ReloadPorts {
  const hasTypedText = watchTypedText(document);
  return {
    readReloaded,
    writeReloaded,
    readTab: () => ({
      isVisible: document.visibilityState === 'visible',
      isOnline: navigator.onLine,
      hasTypedText: hasTypedText() || hasEdits(),
    }),
    onChange(listener) {
      // Wait until the event was handled, because its effect is not visible before.
      const later = () => queueMicrotask(listener);
      for (const name of CHANGES) document.addEventListener(name, later);
      for (const name of ['online', 'pageshow']) addEventListener(name, later);
    },
    reload: () => location.reload(),
  };
}

let tabReload: Reload | undefined;

/** Returns the reload handler of this tab; creates it on the first call. */
export function getTabReload(): Reload {
  tabReload ??= createReload(createPorts());
  return tabReload;
}

/** Returns the build id of this document; empty when the document has none. */
export function documentBuild(): string {
  return document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? '';
}
