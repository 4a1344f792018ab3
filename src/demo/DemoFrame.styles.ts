import { styled } from '@mui/material/styles';
import { USUAL_INDENT } from '../code/codePreview.ts';
import { stageText } from './demoStage.styles.ts';
import { demoControl } from './demoControl.styles.ts';

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
      display: 'block',
      inlineSize: 'max-content',
      margin: 6,
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
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
    '& details:not([open]) ~ [data-demo-files]': {
      '&:not(:has(.code-preview)), & :is(figcaption, figure + figure, .code-rest)': {
        display: 'none',
      },
      '& .code-preview': {
        display: 'block',
        marginInlineStart: `calc(var(--indent, ${USUAL_INDENT}) * -1ch)`,
      },
      // The empty alternative text hides the sign from screen readers.
      '& :has(> .cut)::after': { content: '"…" / ""' },
    },
  };
});

/** Styles the stage of a demo in an iframe. The stage has no padding, and the iframe scrolls. */
export const FramedStageRoot = styled('div')({
  '&&&': { padding: 0 },
  '& iframe': { display: 'block', inlineSize: '100%', border: 0 },
  '[data-full] > & iframe': { minBlockSize: '80vh' },
});
