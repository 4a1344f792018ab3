import { documentBuild, getTabReload } from './browserReload.ts';
import { isOpening, siteAnswers } from './openDocument.ts';

const MISSING = 'vitrine:missing-module';

/** Tells that a file of this build cannot be had. */
export function reportMissing(): void {
  dispatchEvent(new Event(MISSING));
}

/** Loads a module by its address; one that is gone renews the tab. */
export async function importModule<Module>(url: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ url)) as Module;
  } catch (reason) {
    reportMissing();
    throw reason;
  }
}

/** Renews the tab, once for its build, when a file of that build is gone: a newer one has taken its place. */
export function recoverModules(): void {
  const renewal = getTabReload();
  const recover = async () => {
    if (isOpening() || !(await siteAnswers(location.pathname))) return;
    // A link that was followed meanwhile leads to the newest build by itself.
    if (!isOpening()) renewal.renew(`missing ${documentBuild()}`);
  };
  for (const name of [MISSING, 'vite:preloadError']) {
    addEventListener(name, () => void recover());
  }
}
