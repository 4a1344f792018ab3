import { styled } from '@mui/material/styles';
import { stageText } from './demoStage.styles.ts';
import { codeSign, demoControl } from './demoControl.styles.ts';

/** Styles the frame of a demo: stage above, source below. */
export const DemoRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const control = demoControl(theme);
  return {
    marginBlock: theme.spacing(3),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    overflow: 'clip',
    '& [data-demo-stage]': {
      padding: theme.spacing(4, 3),
      overflowX: 'auto',
      ...stageText,
      [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2) },
    },
    '& [data-demo-bar]': {
      position: 'relative',
      borderBlockStart: `1px solid ${palette.divider}`,
      containerType: 'inline-size',
      // The toolbar is inserted above the plain controls, so scroll anchoring would move the page.
      overflowAnchor: 'none',
    },
    '& [data-demo-bar] summary': {
      ...control,
      display: 'flex',
      alignItems: 'center',
      inlineSize: 'max-content',
      margin: 6,
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::before': codeSign,
    },
    '& details[open] [data-when="closed"], & details:not([open]) [data-when="open"]': {
      display: 'none',
    },
    '& [data-demo-bar] > a': {
      ...control,
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineEnd: 6,
      // With large text, the summary and the link do not fit in one row.
      '@container (width < 17em)': { position: 'static', display: 'block' },
    },
    '& figure': { margin: 0, borderWidth: '1px 0 0', borderRadius: 0 },
    // Folded code shows the JSX of the first file.
    '& [data-demo-bar] > details:not([open]) ~ [data-demo-files]': {
      '&:not(:has(.code-preview)), & figcaption, & figure + figure, & .code-rest': {
        display: 'none',
      },
      '& .code-preview': {
        display: 'block',
        inlineSize: 'max-content',
        minInlineSize: '100%',
        marginInlineStart: 'calc(var(--indent, 0) * -1ch)',
      },
      '& .cut::after': {
        display: 'block',
        paddingInlineStart: 'calc(var(--indent, 0) * 1ch)',
        // The empty alternative text hides the sign from screen readers.
        content: ['"…"', '"…" / ""'],
        color: palette.code.comment,
      },
    },
    // The toolbar replaces the summary, the link and the copy button, which work before it.
    '& [data-demo-tools]': { minBlockSize: 44 },
    '& [data-demo-tools] ~ a, & [data-demo-tools] ~ details': { display: 'none' },
    '& [data-demo-tools] ~ [data-demo-files] > figure:first-of-type': {
      '& [data-copy]:not([data-copied]), &::after': { display: 'none' },
      '& pre': { paddingInlineEnd: theme.spacing(2) },
    },
    '&[data-mode]': { backgroundColor: palette.background.default, color: palette.text.primary },
    '&[data-mode="light"]': { colorScheme: 'light' },
    '&[data-full]': {
      position: 'fixed',
      zIndex: theme.zIndex.drawer,
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      margin: 0,
      border: 0,
      borderRadius: 0,
      overflowY: 'auto',
      backgroundColor: palette.background.default,
      '& [data-demo-stage]': { flex: '1 0 auto' },
    },
  };
});
