/** Times of several runs, in milliseconds. */
export interface Times {
  median: number;
  worst: number;
}

/** Returns the median and the longest of several times. */
export function summarize(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
