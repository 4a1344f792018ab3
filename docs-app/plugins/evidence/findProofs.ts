import type { Proof } from '@vitrine/ui/core';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A file of stories or tests. */
export interface ProofFile {
  /** Path from the project's folder. */
  file: string;
  text: string;
}

/** Finds what names each clause, by its id: `NAV-15`, or `NAV-18..25` for several; and each criterion: `WCAG 1.4.10`. */
export function findProofs(files: readonly ProofFile[]): ReadonlyMap<string, readonly Proof[]> {
  const named = files.flatMap((file) =>
    file.file.endsWith('.stories.tsx') ? readStories(file) : readTest(file),
  );
  const proofs = new Map<string, Proof[]>();
  for (const [id, proof] of named) proofs.set(id, [...(proofs.get(id) ?? []), proof]);
  return proofs;
}

type Named = readonly [id: string, proof: Proof];

function readTest({ file, text }: ProofFile): Named[] {
  return listIds(text).map((id) => [id, { kind: 'test', file }]);
}

/** Reads which stories name what they prove, in their comment or below; what stands before the first is about all, and counts for the first. */
function readStories({ file, text }: ProofFile): Named[] {
  const { indexInputs, meta } = loadCsf(text, {
    fileName: file,
    makeTitle: (title) => title ?? '',
  }).parse();
  const places = indexInputs.map((input) => ({
    ...input,
    start: findStart(text, input.exportName),
  }));
  return places.flatMap(({ __id: storyId = '', name = '', start }, index) => {
    const part = text.slice(index === 0 ? 0 : start, places[index + 1]?.start);
    const title = `${meta?.title ?? ''}: ${name}`;
    return listIds(part).map((id): Named => [id, { kind: 'story', title, storyId }]);
  });
}

/** Where a story begins, its comment included: nothing else stands before an empty line. */
function findStart(text: string, exportName: string): number {
  const declared = text.search(new RegExp(`export const ${exportName}\\b`));
  return text.lastIndexOf('\n\n', declared);
}

/** Lists the ids in a text, each once. */
function listIds(text: string): string[] {
  return [...new Set([...listClauses(text), ...listCriteria(text)])];
}

function listClauses(text: string): string[] {
  return Array.from(text.matchAll(/\b([A-Z][A-Z\d]+)-(\d+)(?:\.\.(\d+))?/g), (match) => {
    const [, prefix = '', from = '', to = from] = match;
    const count = Math.max(Number(to) - Number(from) + 1, 0);
    return Array.from({ length: count }, (_, index) => `${prefix}-${Number(from) + index}`);
  }).flat();
}

/** Several stand in one list: `WCAG 2.1.1, 2.4.7`. */
function listCriteria(text: string): string[] {
  return Array.from(text.matchAll(/\bWCAG (\d\.\d\.\d+(?:, \d\.\d\.\d+)*)/g), ([, numbers = '']) =>
    numbers.split(', ').map((number) => `WCAG ${number}`),
  ).flat();
}
