import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../node/freePort.ts';
import { STORYBOOK_CLI } from '../node/cliPaths.ts';
import { ROOT } from '../node/paths.ts';

const OPTIONS = ['--config-dir', '.storybook', '--host', '127.0.0.1', '--no-open', '--ci'];

/** Starts the workbench as `npm run dev` does; resolves to its port once it responds. */
async function startWorkbench(): Promise<number> {
  const port = await findFreePort();
  const args = [STORYBOOK_CLI, 'dev', ...OPTIONS, '--disable-telemetry', '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  });
  const answers = () => fetch(`http://127.0.0.1:${port}`).then(({ ok }) => ok);
  await expect.poll(() => answers().catch(() => false), { timeout: 60_000 }).toBe(true);
  return port;
}

/** Opens the WebSocket channel of the workbench from an origin; returns the response status. */
async function askForChannel(port: number, origin: string): Promise<number | undefined> {
  const asked = request({
    ...{ host: '127.0.0.1', port, path: '/storybook-server-channel' },
    headers: {
      ...{ Connection: 'Upgrade', Upgrade: 'websocket', Origin: origin },
      ...{ 'Sec-WebSocket-Version': 13, 'Sec-WebSocket-Key': btoa('sixteen letters.') },
    },
  }).end();
  const [{ statusCode }] = await Promise.race([once(asked, 'response'), once(asked, 'upgrade')]);
  asked.destroy();
  return statusCode as number | undefined;
}

test('rejects WebSocket connections to the workbench from other origins (S16)', async () => {
  const port = await startWorkbench();
  expect(await askForChannel(port, 'http://evil.example')).toBe(403);
  expect(await askForChannel(port, `http://evil.example:${port}`)).toBe(403);
  // The workbench's origin passes the origin check; the missing token causes status 401.
  expect(await askForChannel(port, `http://127.0.0.1:${port}`)).toBe(401);
}, 120_000);
