import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'toolpad-core',
  name: 'Toolpad Core',
  tagline: 'Layouts, navigation and sign-in for dashboards built with Material UI.',
  packageName: '@toolpad/core',
  packages: { '@toolpad/core': '/toolpad/core/api' },
  start: '/toolpad/core/introduction',
  coverageFloor: 60,
  standalone: { colorScheme: 'light' },
});
