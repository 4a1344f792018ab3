import { styled, type Theme } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { copyButtonStyle } from './CopyButton.styles.ts';
import { codeTokens } from './codeTokens.styles.ts';

/** Returns the space at the end of a line for the copy button, which never becomes smaller. */
export function buttonSpace(theme: Theme): string {
  return `max(80px, ${theme.spacing(10)})`;
}

/** Styles a code block, its title and its copy button. */
export const CodeFrame = styled('figure')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    margin: 0,
    marginBlock: theme.spacing(2.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.code.background,
    color: palette.code.text,
    overflow: 'hidden',
    '& figcaption': {
      paddingBlock: theme.spacing(1),
      paddingInline: `${theme.spacing(2)} max(88px, ${theme.spacing(11)})`,
      borderBlockEnd: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      fontFamily: fonts.code,
      fontSize: '0.8125rem',
      overflowWrap: 'anywhere',
    },
    '& pre': {
      margin: 0,
      // Height of the copy button and the space around it.
      minBlockSize: 53,
      padding: theme.spacing(2),
      paddingInlineEnd: buttonSpace(theme),
      overflowX: 'auto',
      fontFamily: fonts.code,
      fontSize: '0.8125rem',
      lineHeight: 1.65,
      fontVariantLigatures: 'none',
      tabSize: 2,
      '&:focus-visible': { outlineOffset: -2, borderRadius: theme.vars.shape.borderRadius },
    },
    '& code': { fontFamily: 'inherit', fontSize: 'inherit' },
    // The browser skips layout and paint of chunks outside the viewport.
    '& .chunk': {
      display: 'block',
      inlineSize: 'max-content',
      minInlineSize: '100%',
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto calc(var(--lines) * 1lh)',
    },
    ...codeTokens(theme),
    '& button': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 12,
      insetInlineEnd: 12,
      ...copyButtonStyle(theme),
      '& [data-when="copied"], &[data-copied] [data-when="idle"]': { display: 'none' },
      '&[data-copied] [data-when="copied"]': { display: 'inline' },
      '& [data-when="hint"]': { display: 'none', marginInlineStart: 4, fontWeight: 400 },
      '@media (hover: hover)': {
        '&:is(:hover, :focus-visible):not([data-copied]) [data-when="hint"]': { display: 'inline' },
      },
    },
    '& figcaption ~ button': { insetBlockStart: 5 },
    // A long first line fades out before it reaches the button.
    '&:not(:has(figcaption))::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: 112,
      blockSize: 40,
      background: `linear-gradient(90deg, transparent, ${palette.code.background} 40px)`,
      pointerEvents: 'none',
    },
    '& [role="status"]': visuallyHidden,
  };
});
