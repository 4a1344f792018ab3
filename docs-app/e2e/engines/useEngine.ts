import { afterAll, beforeAll, expect } from 'vitest';
import type { Engine } from './engine.ts';
import { startRecordingHost } from './recordingHost.ts';
import { startChromium, startFirefox } from './startPuppeteer.ts';
import { startWebKit } from './startWebKit.ts';

/** Engines that are available on Debian, by name. */
export const ENGINES = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const;

export const POLL = { timeout: 15_000 };

/** An engine that runs during the tests of a `describe` block. */
export interface UsedEngine extends Omit<Engine, 'close' | 'open'> {
  /** Opens a page of the site, or a URL of another host. */
  visit: (path: string) => Promise<void>;
  /** Opens a page in a new tab, and waits until it is fully interactive. */
  open: (path: string) => Promise<void>;
}

/** Starts an engine and a host of the built site for the tests of a `describe` block. */
export function useEngine(start: () => Promise<Engine>): UsedEngine {
  const used = {} as UsedEngine;
  let stop = async (): Promise<void> => {};
  beforeAll(async () => {
    const host = await startRecordingHost();
    stop = () => host.close();
    const engine = await start();
    stop = async () => {
      await engine.close();
      await host.close();
    };
    const visit = (path: string) => engine.open(new URL(path, host.url).href);
    const open = async (path: string) => {
      await engine.renew();
      await visit(path);
      await engine.point();
      const isHydrated = () => window.__vitrine?.hydrated ?? false;
      await expect.poll(() => engine.run(isHydrated), POLL).toBe(true);
    };
    Object.assign(used, engine, { visit, open });
  });
  afterAll(() => stop());
  return used;
}

/** Returns the errors and warnings that the document has recorded so far. */
export const readProblems = () => window.__problems;
