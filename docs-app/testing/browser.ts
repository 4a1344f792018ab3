import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { globFiles } from '../node/posixPaths.ts';

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WEBKIT_BROWSER = 'usr/lib/*/webkit2gtk-4.1/MiniBrowser';

const APT = 'apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20';

/** Flags that let Chromium run as root on Debian and keep it from talking to anybody. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // A sandboxed frame has a process of its own, as in a reader's browser.
  '--site-per-process',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Creates the flag with which only one host name resolves, so that a request to another host fails. */
export function allowHost(hostname: string): string {
  return `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`;
}

export const NO_NETWORK = allowHost('127.0.0.1');

/** Finds a Chromium, or installs one; throws one sentence when neither works. */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which is not an executable file.`);
  }
  return findInstalled() ?? installBrowser();
}

/**
 * Finds a Chromium that draws no window, and so takes half the time; installs one if it may. Where there is none, any
 * Chromium will do. Its pointer rests on the upper left corner of every page until somebody moves it.
 */
export async function findShell(): Promise<string> {
  const given = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
  return (
    given ??
    findPlaywrightShell() ??
    findOrInstall(SHELL_NAMES, 'chromium-headless-shell') ??
    findBrowser()
  );
}

/** Finds a Chromium, first one without windows; installs none. */
export function findInstalledShell(): string | undefined {
  const given = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
  return given ?? findPlaywrightShell() ?? findInPath(SHELL_NAMES) ?? findInstalled();
}

/** Finds the browser without windows that Playwright installs beside its Chromium. */
function findPlaywrightShell(): string | undefined {
  const [, folder, revision] =
    /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  if (folder === undefined) return undefined;
  return globFiles(`chromium_headless_shell-${revision}/*/*headless*shell{,.exe}`, folder)
    .map((file) => join(folder, file))
    .find(isExecutable);
}

/** Finds Firefox, or installs one. */
export function findFirefox(): string {
  return need(['firefox-esr', 'firefox'], 'firefox-esr');
}

/** Finds WebKit of GTK with its driver and the screen that it draws on, or installs them. */
export function findWebKit(): { driver: string; browser: string } {
  need(['Xvfb'], 'xvfb');
  const driver = need(['WebKitWebDriver'], 'webkit2gtk-driver');
  const [browser] = globFiles(WEBKIT_BROWSER, '/');
  if (!browser) throw new Error(`There is no ${WEBKIT_BROWSER}: install webkit2gtk-driver.`);
  return { driver, browser: `/${browser}` };
}

function need(names: readonly string[], name: string): string {
  const found = findOrInstall(names, name);
  if (found) return found;
  throw new Error(`${names[0]} is not installed. Run "apt-get install ${name}" as root.`);
}

function findOrInstall(names: readonly string[], name: string): string | undefined {
  const found = findInPath(names);
  if (found) return found;
  installPackage(name);
  return findInPath(names);
}

function findInPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function findInstalled(): string | undefined {
  const onMac = process.platform === 'darwin' ? MAC_PATHS : [];
  return [chromium.executablePath(), ...onMac].find(isExecutable) ?? findInPath(SYSTEM_NAMES);
}

/** Installs one of Debian's packages, where that is allowed. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's package ${name} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const command = `${APT} update && ${APT} install -y --no-install-recommends ${name}`;
  spawnSync('sh', ['-c', command], { stdio: 'ignore', timeout: 300_000, env });
}

function installBrowser(): string {
  console.log('No Chromium found. Installing one with "npx playwright install chromium".');
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url));
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findInstalled()) installPackage('chromium');
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found, and installing one failed. Run "npx playwright install chromium", use your package ' +
      'manager, or set CHROMIUM_PATH to the executable of a Chromium.',
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
