import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../testing/browser.ts';
import { findFreePort } from '../../node/freePort.ts';
import { POINTS, type Engine } from './engine.ts';

const SCREEN = '1280x900x24';

/** Starts a virtual display for the window of WebKitGTK. Returns its process and its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function waitForDriver(url: string): Promise<void> {
  const isReady = await fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReady) await waitForDriver(url);
}

function toEngine(driver: WebDriver, version: string, close: () => Promise<void>): Engine {
  return {
    version,
    async renew() {
      const before = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      const after = await driver.getWindowHandle();
      await driver.switchTo().window(before);
      await driver.close();
      await driver.switchTo().window(after);
    },
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    run: (code, ...values) => driver.executeScript(code, ...values),
    async point() {
      for (const place of POINTS) await driver.actions().move({ x: place, y: place }).perform();
    },
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    selectAll: () =>
      driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase() as 'TAB'])
        .perform(),
    close,
  };
}

/** Starts WebKitGTK's MiniBrowser on a virtual display (Xvfb). */
export async function startWebKit(): Promise<Engine> {
  const { driver: executable, browser: binary } = findWebKit();
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(executable, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  await waitForDriver(url);
  const options = { binary, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  const version = (await driver.getCapabilities()).get('browserVersion') as string;
  return toEngine(driver, `webkit/${version}`, async () => {
    await driver.quit();
    server.kill();
    screen.kill();
  });
}
