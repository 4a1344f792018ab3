import { script, type Fault } from './fault.ts';

const denied = (...names: string[]) =>
  script(
    `for (const name of ${JSON.stringify(names)})
      Object.defineProperty(window, name, { get() { throw new DOMException('Refused', 'SecurityError'); } });`,
  );
const broken = (method: string) =>
  script(
    `Storage.prototype.${method} = () => { throw new DOMException('Full', 'QuotaExceededError'); };`,
  );
const stored = (key: string, value: string) =>
  script(
    `try { if (!sessionStorage.begun) localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)}); sessionStorage.begun = 1; } catch {}`,
  );

/** Faults of the browser's storage. */
export const storageFaults: readonly Fault[] = [
  { name: 'local storage is denied', before: denied('localStorage'), forgets: true },
  { name: 'session storage is denied', before: denied('sessionStorage') },
  {
    name: 'all storage is denied',
    before: denied('localStorage', 'sessionStorage'),
    forgets: true,
  },
  {
    name: 'storage is undefined',
    before: script(
      `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: undefined });`,
    ),
    forgets: true,
  },
  { name: 'storage is full', before: broken('setItem'), forgets: true },
  { name: 'storage cannot be read', before: broken('getItem'), forgets: true },
  {
    name: 'IndexedDB is missing',
    before: script(
      `delete window.indexedDB; Object.defineProperty(window, 'indexedDB', { value: undefined });`,
    ),
  },
  {
    name: 'the Cache API is missing',
    before: script(`Object.defineProperty(window, 'caches', { value: undefined });`),
  },
  {
    name: 'cookies are denied',
    before: script(
      `Object.defineProperty(Document.prototype, 'cookie', { get() { throw new DOMException('Refused', 'SecurityError'); }, set() { throw new DOMException('Refused', 'SecurityError'); } });`,
    ),
  },
  {
    name: 'cookies are malformed',
    before: script(
      `document.cookie = 'codeStyling=%E0%A4%A'; document.cookie = 'codeVariant=__proto__'; document.cookie = '=;;';`,
    ),
  },
  { name: 'the stored mode is unknown', before: stored('mui-mode', 'sepia') },
  { name: 'stored settings are truncated', before: stored('vitrine-settings', '{"dense":tr') },
  {
    name: 'stored settings have the wrong types',
    before: stored('vitrine-settings', '{"dense":"yes","spacing":[],"direction":{}}'),
  },
  {
    name: 'stored settings are hostile',
    before: stored(
      'vitrine-settings',
      '{"__proto__":{"dense":true},"typeface":"<img src=x onerror=alert(1)>"}',
    ),
  },
  { name: 'stored settings are long', before: stored('vitrine-settings', 'x'.repeat(100_000)) },
  {
    name: 'stored navigation is malformed',
    before: script(`try { sessionStorage.setItem('vitrine-nav', '{"open":[{}]'); } catch {}`),
  },
  {
    name: 'storage is cleared while the page is open',
    after: (around) => around.run(() => localStorage.clear()),
  },
];
