import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Matches text that looks like a day, such as `2025-06-26` or `Jun 26, 2025`. */
const DAY = /(?<![A-Za-z\d])(?:\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8} \d{1,2}, \d{4})(?!\d)/g;
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleString('en', { month: 'long' }),
);

/** Reads the day of a package's release from its `CHANGELOG.md`; undefined if it has none. */
export function readReleaseDate(
  packageDir: string,
  { name, version }: { name: string; version: string },
): string | undefined {
  const file = join(packageDir, 'CHANGELOG.md');
  return existsSync(file)
    ? findReleaseDate(readFileSync(file, 'utf8'), { name, version })
    : undefined;
}

/** Finds the day of a release in a changelog whose sections are releases, such as `## 1.2.3`. */
export function findReleaseDate(
  changelog: string,
  { name, version }: { name: string; version: string },
): string | undefined {
  const sections = changelog.split(/^(?=## )/m);
  const isOf = (section: string) => {
    const [heading = ''] = section.split('\n');
    const words = heading.replaceAll(/[[\]()]/g, ' ').split(/\s+/);
    return words.some((word) => word === version || word === `v${version}`);
  };
  const section =
    sections.find(isOf) ?? sections.find((text) => text.includes(`\`${name}@${version}\``));
  const days = section?.match(DAY) ?? [];
  return days.map(toIsoDay).find((day) => z.iso.date().safeParse(day).success);
}

/** Formats a day as in ISO 8601; the result is not a valid day when `text` is none. */
function toIsoDay(text: string): string {
  const [, name, day = '', year] = /^([A-Z]\w+) (\d+), (\d+)$/.exec(text) ?? [];
  if (name === undefined) return text;
  const month = MONTHS.findIndex((candidate) => candidate.startsWith(name)) + 1;
  return [year, `${month}`.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
