import { parseStories, type Story } from '../workbench/listStories.ts';

/**
 * Reads the stories of the workbench at `--url`.
 * Throws when the option is not an http URL, or when no workbench responds there.
 */
export async function readRunningStories(url: string): Promise<Story[]> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error(
      `--url is "${url}", which is not an http URL; write it with its protocol, such as http://127.0.0.1:6006.`,
    );
  const index = new URL('index.json', url.endsWith('/') ? url : `${url}/`);
  const answer = await fetch(index).catch(() => undefined);
  if (!answer?.ok)
    throw new Error(
      `No workbench responds at ${url}. Start one with "npm run dev", or correct --url.`,
    );
  try {
    return parseStories(await answer.text());
  } catch {
    throw new Error(
      `The server at ${url} is not a workbench: ${index.href} lists no stories. Start one with "npm run dev", or correct --url.`,
    );
  }
}
