import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'material-ui',
  category: 'core',
  name: 'Material UI',
  tagline: 'React components that follow Material Design, ready to use and to restyle.',
  packageName: '@mui/material',
  packages: ['@mui/material', '@mui/lab'],
});
