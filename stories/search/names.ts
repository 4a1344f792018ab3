import type { NamesFile, SearchProduct } from '@vitrine/ui/search';

export const searchProducts: readonly SearchProduct[] = [
  { id: 'harbor', name: 'Harbor UI', folder: 'harbor', url: '/search/harbor.json' },
  { id: 'dock', name: 'Dock', folder: 'dock', url: '/search/dock.json' },
];

const harbor: NamesFile = {
  product: 'Harbor UI',
  pages: [
    {
      path: '/harbor/react-button',
      title: 'Button',
      words: '按钮',
      sections: [
        ['sizes', 'Sizes'],
        ['accessibility', 'Accessibility'],
      ],
      demos: ['SaveButton'],
      variables: [['--Button-gap', 'sizes']],
      stories: [['Button playground', '/workbench/?path=/story/harbor-button--playground']],
    },
    { path: '/harbor/react-dialog', title: 'Dialog' },
    { path: '/harbor/react-snackbar', title: 'Snackbar' },
    { path: '/production-error', title: 'Error codes' },
    { path: '/harbor/changes/v1-v2', title: 'Changes from 1.4.0 to 2.1.0', isChange: true },
    {
      path: '/harbor/a-page-with-a-title-that-is-longer-than-a-line',
      title: 'Averylongtitlewithoutanyspaceinitthatcannotfitonalineofaphone',
    },
  ],
  apis: [
    {
      href: '/harbor/api/button',
      slug: 'button',
      name: 'Button',
      props: ['disableRipple', 'size'],
      slots: ['startIcon'],
      classes: ['HarborButton-root'],
    },
    {
      href: '/harbor/api/icon-button',
      slug: 'icon-button',
      name: 'IconButton',
      props: ['disableRipple'],
    },
  ],
  hooks: [['useSnackbar', '/harbor/api/hooks#use-snackbar']],
  errors: [['7', 'The <script> of the dialog has no parent.', '/production-error?code=7']],
};

const dock: NamesFile = {
  product: 'Dock',
  pages: [{ path: '/dock/react-button', title: 'Button' }],
  apis: [],
  hooks: [],
  errors: [],
};

export const namesFiles: Readonly<Record<string, NamesFile>> = {
  '/search/harbor.json': harbor,
  '/search/dock.json': dock,
};
