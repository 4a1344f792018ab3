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

/** Flags that allow Chromium to run as root on Debian, without background network requests. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // A sandboxed iframe gets a separate process, as in a user's browser.
  '--site-per-process',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Prevents spare renderer processes, which tests do not use.
  '--renderer-process-limit=1',
];

/** The flags without process isolation: a sandboxed iframe may share the thread of its page. */
export const sharedProcessArgs = browserArgs.filter((flag) => flag !== '--site-per-process');

/** Returns a flag that resolves only one host name, so that requests to other hosts fail. */
export function allowHost(hostname: string): string {
  return `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`;
}

export const NO_NETWORK = allowHost('127.0.0.1');

/** Finds Chromium, or installs it. Throws when neither works. */
export async function findBrowser(): Promise<string> {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (isExecutable(configuredPath)) return configuredPath;
    throw new Error(
      `CHROMIUM_PATH is "${configuredPath}", which is not an executable file. Set it to a Chromium, or unset it.`,
    );
  }
  return findInstalled() ?? installBrowser();
}

/**
 * Finds or installs a headless Chromium shell, in which tests take half as long as in Chromium.
 * Falls back to any Chromium. In the shell, the pointer starts at the top left corner of a page.
 */
export async function findShell(): Promise<string> {
  const configuredPath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
  return (
    configuredPath ??
    findPlaywrightShell() ??
    findOrInstall(SHELL_NAMES, 'chromium-headless-shell') ??
    findBrowser()
  );
}

/** Finds an installed Chromium, preferably a headless shell. Never installs a browser. */
export function findInstalledShell(): string | undefined {
  const configuredPath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
  return configuredPath ?? findPlaywrightShell() ?? findInPath(SHELL_NAMES) ?? findInstalled();
}

/** Finds the headless shell that Playwright installs beside its Chromium. */
function findPlaywrightShell(): string | undefined {
  const [, folder, revision] =
    /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  if (folder === undefined) return undefined;
  return globFiles(`chromium_headless_shell-${revision}/*/*headless*shell{,.exe}`, folder)
    .map((file) => join(folder, file))
    .find(isExecutable);
}

/** Finds Firefox, or installs it. */
export function findFirefox(): string {
  return need(['firefox-esr', 'firefox'], 'firefox-esr');
}

/** Finds or installs WebKitGTK, its WebDriver, and Xvfb, the virtual display. */
export function findWebKit(): { driver: string; browser: string } {
  need(['Xvfb'], 'xvfb');
  const driver = need(['WebKitWebDriver'], 'webkit2gtk-driver');
  const [browser] = globFiles(WEBKIT_BROWSER, '/');
  if (!browser) throw new Error(`${WEBKIT_BROWSER} does not exist. Install webkit2gtk-driver.`);
  return { driver, browser: `/${browser}` };
}

/** Finds `pdftotext`, which extracts the text of a PDF file, or installs it. */
export function findPdfReader(): string {
  return need(['pdftotext'], 'poppler-utils');
}

function need(names: readonly string[], name: string): string {
  const path = findOrInstall(names, name);
  if (path) return path;
  throw new Error(`${names[0]} is not installed. Run "apt-get install ${name}" as root.`);
}

function findOrInstall(names: readonly string[], name: string): string | undefined {
  const path = findInPath(names);
  if (path) return path;
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

/** Installs a Debian package, if this process runs as root. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  console.log(`Installing the Debian package ${name} with apt-get.`);
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
