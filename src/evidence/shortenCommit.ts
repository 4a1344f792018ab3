/** Shortens a commit's name for people: as many digits wherever it is written. */
export function shortenCommit(commit: string): string {
  return commit.slice(0, 7);
}
