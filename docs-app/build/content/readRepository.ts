import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { encodePathname } from '@vitrine/ui/core';
import { askGitMaybe } from '../../node/git.ts';
import { ROOT } from '../../node/paths.ts';

/** Public repository of the project. */
export interface Repository {
  /** URL at the host, such as `https://github.com/acme/docs`. */
  url: string;
  /** Branch that edit links point to. */
  branch: string;
  /** Folder of the project in the repository; empty for the root folder. */
  directory: string;
}

const DEFAULT_BRANCH = 'main';
const HOSTS = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' } as const;
const SHORT = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/;
const LONG = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?([^/:]+(?::\d+)?)\/(.+)$/;
const SCP = /^[\w.-]+@([^/:]+):(.+)$/;
/** Hosts that are reserved for examples (RFC 2606, RFC 6761). */
const PLACEHOLDER = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)(?::\d+)?$/;

const manifestSchema = z.object({
  repository: z
    .union([
      z.string().transform((url) => ({ url, directory: undefined })),
      z.object({ url: z.string(), directory: z.string().optional() }),
    ])
    .optional()
    .catch(undefined),
});

/** Parses `repository` of a `package.json`; undefined for placeholder hosts and invalid values. */
export function parseRepository(manifest: unknown): Partial<Repository> | undefined {
  const { data } = manifestSchema.safeParse(manifest);
  if (!data?.repository) return undefined;
  const [address = '', branch] = data.repository.url.split('#');
  const url = parseAddress(address);
  if (url === undefined) return undefined;
  const directory = data.repository.directory?.replace(/^(?:\.?\/)+|\/+$/g, '');
  return { url, ...(branch && { branch }), ...(directory !== undefined && { directory }) };
}

function parseAddress(address: string): string | undefined {
  const [, service = 'github', short] = SHORT.exec(address) ?? [];
  const [, host, path] = LONG.exec(address) ?? SCP.exec(address) ?? [];
  const [at, folder] = short ? [HOSTS[service as keyof typeof HOSTS], short] : [host, path];
  if (!at || !folder || PLACEHOLDER.test(at)) return undefined;
  return `https://${at}/${folder.replace(/(?:\.git)?\/*$/, '')}`;
}

/** Reads the public repository; undefined when the root `package.json` names none. */
export function readRepository(root = ROOT): Repository | undefined {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const declared = parseRepository(manifest);
  if (declared?.url === undefined) return undefined;
  const { url, branch = findBranch(root), directory = findDirectory(root) } = declared;
  return { url, branch, directory };
}

/** Finds the default branch of the remote, else the current branch. */
function findBranch(root: string): string {
  const remote = askGitMaybe(['symbolic-ref', '--short', 'refs/remotes/origin/HEAD'], root);
  const current = remote ?? askGitMaybe(['branch', '--show-current'], root);
  return current?.replace(/^origin\//, '') ?? DEFAULT_BRANCH;
}

function findDirectory(root: string): string {
  return askGitMaybe(['rev-parse', '--show-prefix'], root)?.replace(/\/$/, '') ?? '';
}

/** Returns the URL of a project path at the repository host, in the format of GitHub. */
export function repositoryUrl(
  { url, branch, directory }: Repository,
  view: 'edit' | 'tree',
  path: string,
): string {
  const parts = [view, branch, directory, path].filter(Boolean);
  return `${url}/${encodePathname(parts.join('/'))}`;
}
