import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'docs',
  name: 'Docs',
  tagline: 'The versions of every library, and what error codes mean.',
  packageName: '@vitrine/ui',
  packages: {},
  prefix: '',
  start: '/versions',
});
