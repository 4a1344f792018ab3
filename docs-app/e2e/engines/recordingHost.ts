import { createHash } from 'node:crypto';
import { passBuilt, startTestServer, type TestServer } from '../passBuilt.ts';

declare global {
  interface Window {
    /** What went wrong in this document so far. */
    __problems: string[];
  }
}

/** Takes note of what goes wrong in a document; runs before anything else in it. */
function record(): void {
  const problems: string[] = [];
  window.__problems = problems;
  addEventListener('securitypolicyviolation', (event) =>
    problems.push(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${reason}`));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => problems.push(`console ${level}: ${parts.join(' ')}`);
  }
}

const RECORDER = `(${record.toString()})();`;
const HASH = createHash('sha256').update(RECORDER).digest('base64');

function allow(policy: string): string {
  return policy.replace("script-src 'self'", `script-src 'self' 'sha256-${HASH}'`);
}

/** Serves the built site; each of its documents takes note of what goes wrong in it, and is else as it was built. */
export function startRecordingHost(): Promise<TestServer> {
  const page = (html: string) => allow(html).replace(/<script/, `<script>${RECORDER}</script>$&`);
  return startTestServer((incoming, response) =>
    passBuilt(incoming, response, { page, policy: allow }),
  );
}
