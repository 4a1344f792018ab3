import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'material-ui',
  name: 'Material UI',
  tagline: 'React components that follow Material Design, ready to use and to restyle.',
  packageName: '@mui/material',
  packages: { '@mui/material': '/material-ui/api', '@mui/lab': '/material-ui/api' },
  coverageFloor: 70,
  standalone: { colorScheme: 'light' },
  releases: ['v5', 'v7', 'v9'],
  olderVersions: [
    { label: 'v5', href: 'https://v5.mui.com{lang}/getting-started/installation/' },
    { label: 'v4', href: 'https://v4.mui.com{lang}/getting-started/installation/' },
  ],
});
