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
  coverageFloor: 45,
  standalone: { colorScheme: 'light' },
  releases: ['v8', 'v9'],
  olderVersions: [
    { label: 'v6', href: 'https://v6.mui.com{lang}/x/introduction/' },
    { label: 'v5', href: 'https://v5.mui.com{lang}/x/introduction/' },
    { label: 'v4', href: 'https://v4.mui.com{lang}/components/data-grid/' },
  ],
  members: [
    {
      id: 'x-data-grid',
      name: 'Data Grid',
      tagline: 'A table that sorts, filters, edits and pages through large data.',
      packageName: '@mui/x-data-grid',
      start: '/x/react-data-grid',
      paths: ['/x/react-data-grid', '/x/api/data-grid'],
      olderVersions: [
        { label: 'v6', href: 'https://v6.mui.com{lang}/x/react-data-grid/' },
        { label: 'v5', href: 'https://v5.mui.com{lang}/x/react-data-grid/' },
        { label: 'v4', href: 'https://v4.mui.com{lang}/components/data-grid/' },
      ],
    },
    {
      id: 'x-date-pickers',
      name: 'Date Pickers',
      tagline: 'Fields, pickers and calendars for dates and times.',
      packageName: '@mui/x-date-pickers',
      start: '/x/react-date-pickers',
      paths: ['/x/react-date-pickers', '/x/api/date-pickers'],
      olderVersions: [
        { label: 'v6', href: 'https://v6.mui.com{lang}/x/react-date-pickers/' },
        { label: 'v5', href: 'https://v5.mui.com{lang}/x/react-date-pickers/getting-started/' },
      ],
    },
  ],
});
