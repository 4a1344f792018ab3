/** Secret environment variables that a build machine may have, and the site must not contain. */
export const secrets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'AWS_SECRET_ACCESS_KEY',
    'CHROMATIC_PROJECT_TOKEN',
    'DATABASE_URL',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
  ].map((name) => [name, `canary-of-${name.toLowerCase().replaceAll('_', '-')}`]),
);
