import { readFileSync } from 'node:fs';
import * as z from 'zod';

const entrySchema = z.strictObject({
  story: z.string().min(1),
  mode: z.string().min(1),
  picture: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 hash with 64 characters'),
  why: z.string().trim().min(1, 'must explain why this difference is intended'),
});

/** A reviewed difference that is intended. */
export type AcceptedEntry = z.infer<typeof entrySchema>;

/** Parses the list of accepted differences; throws when an entry is invalid or listed twice. */
export function parseAccepted(text: string, file: string): AcceptedEntry[] {
  const { success, data, error } = z.array(entrySchema).safeParse(readJson(text, file));
  if (!success) {
    const [issue] = error.issues;
    const place = issue?.path.join('.') ?? '';
    throw new Error(
      `${file}: ${place} ${issue?.message}. An entry has "story", "mode", "picture" and "why"; the review page writes it for you.`,
    );
  }
  const names = data.map(keyOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${file}: ${twice} is accepted twice. Delete one of the entries.`);
  return data;
}

/** Reads the file with the accepted differences. */
export function readAccepted(file: string): AcceptedEntry[] {
  return parseAccepted(readFileSync(file, 'utf8'), file);
}

/** Returns the key of a difference: story, mode and screenshot hash. */
export function keyOf({ story, mode, picture }: Omit<AcceptedEntry, 'why'>): string {
  return `${story} · ${mode} · ${picture}`;
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}. Fix it, or write [].`, {
      cause: error,
    });
  }
}
