/** Shortens a commit hash to seven digits, the same length wherever it is displayed. */
export function shortenCommit(commit: string): string {
  return commit.slice(0, 7);
}
