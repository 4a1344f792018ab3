import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'system',
  name: 'MUI System',
  tagline: 'Style utilities for building designs with React, without leaving the component.',
  packageName: '@mui/system',
  packages: { '@mui/system': '/system/api' },
  coverageFloor: 80,
  releases: ['v5', 'v7', 'v9'],
  olderVersions: [{ label: 'v4', href: 'https://v4.mui.com{lang}/system/basics/' }],
});
