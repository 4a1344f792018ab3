/** Variables that a machine which builds may have, and nobody may read. */
export const secrets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'AWS_SECRET_ACCESS_KEY',
    'CHROMATIC_PROJECT_TOKEN',
    'DATABASE_URL',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
  ].map((name) => [name, `canary-of-${name.toLowerCase().replaceAll('_', '-')}`]),
);
