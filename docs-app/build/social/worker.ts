import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawSocialPicture, type SocialPicture } from './drawSocialPicture.ts';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const ready = initWasm(readFileSync(wasm));

parentPort?.on('message', async ({ id, picture }: { id: number; picture: SocialPicture }) => {
  await ready;
  parentPort?.postMessage({ id, png: new Resvg(drawSocialPicture(picture)).render().asPng() });
});
