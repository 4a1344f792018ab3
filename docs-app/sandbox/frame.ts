import type { FromFrame, ToFrame } from '@vitrine/ui';
import { acceptPort } from '@vitrine/ui/core';
import { restrictGlobals } from './restrictGlobals.ts';
import type { SandboxHost, SandboxScript } from './sandbox.types.ts';

const { apply } = Reflect;
const { postMessage } = MessagePort.prototype;

interface MemoryInfo {
  memory?: { usedJSHeapSize: number };
}

/** Imports scripts from their source text, through blob URLs. The first is the product's script. */
async function importScripts(texts: readonly string[]): Promise<SandboxScript[]> {
  const urls = texts.map((text) =>
    URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
  );
  const modules = await Promise.all(
    urls.map((url) => import(/* @vite-ignore */ url) as Promise<SandboxScript>),
  );
  for (const url of urls) URL.revokeObjectURL(url);
  return modules;
}

/** Handles the messages of the page that embeds this document. */
function connect(port: MessagePort): void {
  const send = (message: FromFrame) => apply(postMessage, port, [message]) as void;
  restrictGlobals(() => send({ type: 'leaving' }));
  let onMessage: ((message: ToFrame) => void) | undefined;
  const host: SandboxHost = { send, listen: (listener) => (onMessage = listener) };
  port.onmessage = async ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'ping') {
      const memory = (performance as MemoryInfo).memory?.usedJSHeapSize;
      send({ type: 'pong', ping: data.ping, ...(memory !== undefined && { memory }) });
    } else if (data.type === 'load') {
      try {
        const [runtime, ...others] = await importScripts(data.scripts);
        await runtime?.start?.({ host, fonts: data.fonts, others });
        send({ type: 'ready' });
      } catch (error) {
        // The site caused this error, not the edited code, so report it in the console.
        reportError(error);
        send({ type: 'broken' });
      }
    } else {
      onMessage?.(data);
    }
  };
}

acceptPort(connect);
