import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'docs-infra',
  name: 'Docs Infra',
  tagline: 'Test pages of the documentation itself.',
  packageName: '@vitrine/ui',
  packages: {},
  internal: true,
  standalone: { colorScheme: 'light' },
});
