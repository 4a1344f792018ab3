const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** Compares two versions by precedence; a prerelease such as `6.0.0-beta.1` precedes `6.0.0`. */
export function compareVersions(a: string, b: string): number {
  const [aRelease, aPrerelease] = splitVersion(a);
  const [bRelease, bPrerelease] = splitVersion(b);
  return (
    byNumber(aRelease, bRelease) ||
    Number(aPrerelease === '') - Number(bPrerelease === '') ||
    byNumber(aPrerelease, bPrerelease)
  );
}

/** Splits `6.0.0-beta.1+build` into `6.0.0` and `beta.1`. */
function splitVersion(version: string): [string, string] {
  const [text = ''] = version.split('+');
  const [release = ''] = text.split('-');
  return [release, text.slice(release.length + 1)];
}
