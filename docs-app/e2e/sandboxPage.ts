import type { Page } from 'playwright';
import type { CodeStyling, PlayFile } from '@vitrine/ui';
import { initialChoices, type PaletteMode } from '@vitrine/ui/core';
import { readDist } from './site.ts';

const ADDRESS = '/play-page';
const PAGE = '<!doctype html><title>Demos</title><iframe></iframe>';

/** A page that runs sources of a product's demos, one after another, in the sandbox iframe. */
export interface SandboxPage {
  /** Runs a source; throws with the message of the iframe when the source cannot render. */
  run: (files: readonly PlayFile[], styling: CodeStyling) => Promise<void>;
  setMode: (mode: PaletteMode) => Promise<void>;
}

declare global {
  interface Window {
    play: (message: unknown, answer: string) => Promise<unknown>;
  }
}

interface Scripts {
  products: Record<string, string>;
  tailwind: string;
}

/** Opens a page whose sandbox iframe has loaded the modules of a product. */
export async function openSandboxPage(page: Page, folder: string): Promise<SandboxPage> {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: PAGE }),
  );
  await page.goto(ADDRESS);
  await page.evaluate(connect);
  const { products, tailwind } = JSON.parse(readDist('play/scripts.json')) as Scripts;
  const scripts = [products[folder] ?? '', tailwind].map(readDist);
  await send(page, { type: 'load', scripts, fonts: [] }, 'ready');
  let run = 0;
  return {
    async run(files, styling) {
      run += 1;
      await send(page, { type: 'run', run, files, styling }, 'ran');
    },
    async setMode(paletteMode) {
      const settings = { ...initialChoices, paletteMode, moreContrast: false, reducedMotion: true };
      await page.evaluate((message) => window.play(message, ''), { type: 'settings', settings });
    },
  };
}

function send(page: Page, message: unknown, answer: string): Promise<unknown> {
  return page.evaluate(([sent, expected]) => window.play(sent, expected), [
    message,
    answer,
  ] as const);
}

/** Connects the page with its iframe; `window.play` posts a message and waits for its answer. */
function connect(): Promise<void> {
  const frame = document.querySelector('iframe')!;
  const { port1, port2 } = new MessageChannel();
  window.play = (message, answer) =>
    new Promise((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type === answer) resolve(data);
        if (['failed', 'broken'].includes(data.type)) reject(new Error(JSON.stringify(data)));
      };
      port1.postMessage(message);
      if (answer === '') resolve(undefined);
    });
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      frame.contentWindow?.postMessage('vitrine', '*', [port2]);
      resolve();
    });
    frame.setAttribute('sandbox', 'allow-scripts');
    Object.assign(frame.style, { inlineSize: '700px', blockSize: '700px', border: '0' });
    frame.src = '/play/frame.html';
  });
}
