import * as z from 'zod';

const version = z.string().regex(/^\d+\.\d+\.\d+$/);

/** Security advisories. Each range is a pair: first vulnerable version, first fixed version. */
export const advisoriesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^(CVE-\d{4}-\d+|GHSA(-\w{4}){3})$/),
    package: z.string(),
    vulnerable: z.array(z.tuple([version, version])).nonempty(),
  }),
);

export type Advisory = z.infer<typeof advisoriesSchema>[number];

/** Package in the lock file. */
export interface Installed {
  /** Key in the lock file, such as `node_modules/zod`. */
  place: string;
  name: string;
  version: string;
}

/** Lists the packages with a vulnerable version, as `place version: id`. */
export function findAdvisories(
  installed: readonly Installed[],
  advisories: readonly Advisory[],
): string[] {
  return installed.flatMap((entry) =>
    advisories
      .filter(({ package: name }) => name === entry.name)
      .filter(({ vulnerable }) => vulnerable.some((range) => isInRange(entry.version, range)))
      .map(({ id }) => `${entry.place} ${entry.version}: ${id}`),
  );
}

/** Returns whether a version is in a range. A prerelease is lower than its release. */
function isInRange(text: string, [first, fixed]: readonly [string, string]): boolean {
  return compare(text, first) >= 0 && compare(text, fixed) < 0;
}

function compare(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/** Parses a version into numbers. The last number is -1 for a prerelease and 0 for a release. */
function parse(text: string): number[] {
  const [, core = '', prerelease] = /^([\d.]+)(-)?/.exec(text) ?? [];
  return [...core.split('.').map(Number), prerelease ? -1 : 0];
}
