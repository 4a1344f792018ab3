import { styled } from '@mui/material/styles';

/** Styles the page templates as cards: a drawing above the name and the description. */
export const TemplateListRoot = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '&&': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
      gap: theme.spacing(2),
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '&& > li': {
      minInlineSize: 0,
      margin: 0,
      paddingBlockEnd: theme.spacing(2),
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      overflow: 'clip',
      breakInside: 'avoid',
    },
    '& :is(strong, p)': { display: 'block', margin: 0, paddingInline: theme.spacing(2) },
    '& strong': { marginBlockStart: theme.spacing(1.5), fontSize: '0.9375rem', fontWeight: 600 },
    '& p': { color: palette.text.secondary, fontSize: '0.875rem', lineHeight: 1.5 },
    '& svg': {
      display: 'block',
      inlineSize: '100%',
      borderBlockEnd: `1px solid ${palette.divider}`,
      backgroundColor: palette.surface.subtle,
      strokeLinejoin: 'round',
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    },
    '& [data-shape="panel"]': {
      fill: palette.background.default,
      stroke: palette.divider,
    },
    '& [data-shape="image"]': { fill: palette.surface.accent, stroke: palette.divider },
    // A stroke of the same color rounds the corners.
    '& [data-shape="text"]': {
      fill: palette.surface.border,
      stroke: palette.surface.border,
      opacity: 0.55,
    },
    '& [data-shape="strong"]': {
      fill: palette.primary.main,
      stroke: palette.primary.main,
      opacity: 0.85,
    },
  };
});
