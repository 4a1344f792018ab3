/** Shortens a commit hash to seven digits for display. */
export function shortenCommit(commit: string): string {
  return commit.slice(0, 7);
}
