import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { touchText } from '../theme/touchText.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { presetSwatchStyles } from '../settings/PresetSwatch.tsx';
import { controlStyles } from './control.styles.ts';

/** Lays out the playground: controls beside a specimen, then preview, report and code. */
export const PlaygroundRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(5),
    containerType: 'inline-size',
    '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 1.5) },
    '& button': controlStyles(theme),
    '& [data-playground="workspace"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: theme.spacing(4),
      '@container (inline-size >= 720px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
    '& [data-playground="controls"]': { display: 'grid', gap: theme.spacing(3) },
    '& [data-playground="actions"], & [role="group"] > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
    },
    '& [data-playground="copied"]': visuallyHidden,
    ...presetSwatchStyles,
    '& button > [data-preset]': { marginInlineEnd: 8 },
    '& [data-playground="field"]': {
      display: 'grid',
      gridTemplateColumns: '12em minmax(0, 1fr) 4.5em',
      alignItems: 'center',
      gap: theme.spacing(0.5, 1.5),
      flexBasis: '100%',
      minBlockSize: 'var(--docs-control)',
      '@container (inline-size < 480px)': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        '& > label, & > span:first-of-type:not([data-playground="value"])': {
          gridColumn: '1 / -1',
        },
      },
    },
    '& [data-playground="color"]': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      '& code': { fontFamily: fonts.code, fontSize: '0.8125rem' },
    },
    '& input': { accentColor: palette.primary.main },
    '& input[type="color"]': {
      inlineSize: 56,
      blockSize: 'var(--docs-control)',
      padding: 2,
      border: `1px solid ${palette.surface.border}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
    },
    '& input[type="range"]': { inlineSize: '100%', minBlockSize: 24, margin: 0 },
    '& select': { ...controlStyles(theme), inlineSize: '100%', ...touchText },
    '& [data-playground="value"]': {
      color: palette.text.secondary,
      fontSize: '0.875rem',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-playground="check"]': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      flexBasis: '100%',
      minBlockSize: 'var(--docs-control)',
      '& input': { flex: 'none', inlineSize: 20, blockSize: 20, margin: 0 },
    },
  };
});
