/*
 * Checks the setup that `npm ci` creates, and prints one sentence instead of a stack trace.
 * Commands preload this file with `node --import`. It runs in every version of Node.
 */
import { existsSync } from 'node:fs';

const LEAST_NODE = [22, 18];

/** Returns a sentence about the missing step, or undefined when the setup is complete. */
export function findSetupProblem({ exists, version }) {
  if (!exists('package-lock.json')) {
    return 'package-lock.json is missing, so the pinned versions are unknown. Restore it with "git checkout package-lock.json", then run "npm ci".';
  }
  if (!exists('node_modules')) {
    return 'The packages are not installed. Run "npm ci" first.';
  }
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `This is Node ${version}, and the scripts need Node ${LEAST_NODE.join('.')} or newer. Run them through npm (such as "npm test"), which uses the Node that "npm ci" installs. If you did, run "npm ci" again.`;
}

const root = new URL('../../', import.meta.url);
const problem = findSetupProblem({
  exists: (path) => existsSync(new URL(path, root)),
  version: process.versions.node,
});
if (problem) {
  console.error(problem);
  process.exit(1);
}
