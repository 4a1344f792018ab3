import { styled } from '@mui/material/styles';
import { codeTab } from './codeTab.styles.ts';

/** Draws a group of code blocks: tabs above one of them, or all below one another where no script can run. */
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
      // What other tabs and visits choose may come late: it changes what is seen, not where the text stands.
      '&:not([data-code-tabs=""]) > [role="tabpanel"]': {
        gridArea: '2 / 1',
        '&:not([data-selected])': { display: 'block', visibility: 'hidden' },
      },
    },
  };
});
