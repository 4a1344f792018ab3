import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'base-ui',
  name: 'Base UI',
  tagline: 'Headless React components and hooks: the behavior, without the styles.',
  packageName: '@mui/base',
  packages: { '@mui/base': '/base-ui/api' },
  apiLayout: 'tabs',
  coverageFloor: 80,
});
