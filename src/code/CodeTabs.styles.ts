import { styled } from '@mui/material/styles';
import { codeTab } from './codeTab.styles.ts';

/** Styles code blocks as tabs with one visible block, or as a column without scripting. */
export const CodeTabsRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlock: theme.spacing(2.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.code.background,
    overflow: 'hidden',
    '& figure': { margin: 0, border: 0, borderRadius: 0 },
    '& [role="tablist"]': {
      display: 'none',
      paddingInline: theme.spacing(1),
      borderBlockEnd: `1px solid ${palette.divider}`,
      overflowX: 'auto',
    },
    '& [role="tab"]': codeTab(theme),
    '& [role="tabpanel"] + [role="tabpanel"]': {
      borderBlockStart: `1px solid ${palette.divider}`,
    },
    '& [data-tab-title]': {
      margin: 0,
      paddingBlock: theme.spacing(1.25, 0),
      paddingInline: theme.spacing(2),
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 600,
    },
    '@media screen and (scripting: enabled)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& [role="tablist"]': { display: 'flex' },
      '& [data-tab-title], & [role="tabpanel"]:not([data-selected])': { display: 'none' },
      '& [role="tabpanel"] + [role="tabpanel"]': { border: 0 },
      // Panels share a grid cell, so that a late selection does not shift the layout.
      // Late selections come from storage or from another browser tab.
      '&:not([data-code-tabs=""]) > [role="tabpanel"]': {
        gridArea: '2 / 1',
        '&:not([data-selected])': { display: 'block', visibility: 'hidden' },
      },
    },
  };
});
