import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a day such as `2025-06-26` or `Jun 26, 2025`. */
const DAY = /(?<![A-Za-z\d])(?:\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8} \d{1,2}, \d{4})(?!\d)/;

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
  const [day] = DAY.exec(section ?? '') ?? [];
  return day === undefined ? undefined : new Date(`${day} UTC`).toISOString().slice(0, 10);
}
