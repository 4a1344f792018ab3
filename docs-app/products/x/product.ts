import { defineProduct } from '@vitrine/ui/authoring';

export const product = defineProduct({
  id: 'x',
  name: 'MUI X',
  tagline: 'Data grid and date pickers for applications that work with a lot of data.',
  packageName: '@mui/x-data-grid',
  packages: {
    '@mui/x-data-grid': '/x/api/data-grid',
    '@mui/x-date-pickers': '/x/api/date-pickers',
  },
  members: [
    {
      id: 'x-data-grid',
      name: 'Data Grid',
      tagline: 'A table that sorts, filters, edits and pages through large data.',
      packageName: '@mui/x-data-grid',
      start: '/x/react-data-grid',
    },
    {
      id: 'x-date-pickers',
      name: 'Date Pickers',
      tagline: 'Fields, pickers and calendars for dates and times.',
      packageName: '@mui/x-date-pickers',
      start: '/x/react-date-pickers',
    },
  ],
});
