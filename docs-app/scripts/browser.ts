import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const DEBIAN_INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium';

/** Flags that let Chromium run as root on Debian and keep it from talking to anybody. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Finds a Chromium, or installs one; throws one sentence when neither works. */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which is not an executable file.`);
  }
  return findInstalled() ?? installBrowser();
}

function findInstalled(): string | undefined {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  const onMac = process.platform === 'darwin' ? MAC_PATHS : [];
  return [chromium.executablePath(), ...inPath, ...onMac].find(isExecutable);
}

function installBrowser(): string {
  console.log('No Chromium found: installing one, once.');
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url));
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findInstalled() && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('sh', ['-c', DEBIAN_INSTALL], { stdio: 'ignore', timeout: 300_000, env });
  }
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed: install one ("npx playwright install chromium", or your ' +
      'package manager), or set CHROMIUM_PATH to its executable.',
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
