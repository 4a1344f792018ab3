import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'joy-ui',
  name: 'Joy UI',
  tagline: 'React components with a look of their own, made to be restyled token by token.',
  packageName: '@mui/joy',
  packages: { '@mui/joy': '/joy-ui/api' },
  coverageFloor: 65,
  standalone: { colorScheme: 'light' },
});
