import { styled } from '@mui/material/styles';
import { presetSwatchStyles } from './PresetSwatch.tsx';

/** Styles three presets per row, each with its colors above its name and its other changes. */
export const PresetList = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'contents',
    '& [data-drawer="preset"]': {
      display: 'flex',
      flexDirection: 'column',
      gap: 4,
      flex: '1 1 28%',
      minInlineSize: 0,
      textAlign: 'center',
      '& button': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 6,
        paddingInline: 4,
        overflowWrap: 'anywhere',
      },
      '& small': { color: palette.text.secondary, fontSize: '0.75rem', lineHeight: 1.35 },
    },
    ...presetSwatchStyles,
  };
});

/** Styles the settings that few users change. */
export const AdvancedRoot = styled('details')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlockStart: theme.spacing(3),
    paddingBlockStart: theme.spacing(1),
    borderBlockStart: `1px solid ${palette.divider}`,
    '& > summary': {
      minBlockSize: 'var(--docs-control)',
      paddingBlock: 'calc(var(--docs-control) / 5)',
      fontSize: '0.875rem',
      fontWeight: 600,
      cursor: 'pointer',
    },
  };
});

/** Styles the buttons and the value of the spacing unit. */
export const StepperRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    '& output': {
      minInlineSize: '3.5em',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-action="step-spacing"]': { minInlineSize: 44, fontSize: '1.125rem' },
    '& [data-quiet]': { flex: 1 },
    '& [aria-disabled="true"]': {
      borderStyle: 'dashed',
      color: palette.text.disabled,
      cursor: 'default',
    },
  };
});
