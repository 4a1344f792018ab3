import { documentBuild, getTabReload } from './browserReload.ts';
import { isOpening, siteAnswers } from './openDocument.ts';

const MISSING = 'vitrine:missing-module';
/** Events for a module that failed to load: of this file and of Vite. */
const FAILURES = [MISSING, 'vite:preloadError'];

/** Reports that a file of this build failed to load. */
export function reportMissing(): void {
  dispatchEvent(new Event(MISSING));
}

/** Imports a module by its URL. A failure is reported, and may reload the tab. */
export async function importModule<Module>(url: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ url)) as Module;
  } catch (reason) {
    reportMissing();
    throw reason;
  }
}

/** Forwards the failures in an iframe to the embedding page, which may reload the tab. */
export function reportToPage(): void {
  const page = window.frameElement?.ownerDocument.defaultView;
  for (const name of FAILURES) {
    addEventListener(name, () => page?.dispatchEvent(new Event(MISSING)));
  }
}

/** Reloads the tab, once per build, when a newer build has replaced the files of this build. */
export function recoverModules(): void {
  const tabReload = getTabReload();
  const recover = async () => {
    if (isOpening() || !(await siteAnswers(location.pathname))) return;
    // A navigation that started meanwhile loads the newest build anyway.
    if (!isOpening()) tabReload.reloadFor(`missing ${documentBuild()}`);
  };
  for (const name of FAILURES) addEventListener(name, () => void recover());
}
