import { styled } from '@mui/material/styles';
import { codeTab } from '../code/codeTab.styles.ts';
import { copyButtonStyle } from '../code/CopyButton.styles.ts';
import { codeTokens } from '../code/codeTokens.styles.ts';
import { fonts } from '../theme/tokens.ts';
import { touchText } from '../theme/touchText.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** Styles the editor of a demo: file tabs, code and problem message. */
export const EditorRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const button = copyButtonStyle(theme);
  return {
    position: 'relative',
    backgroundColor: palette.code.background,
    color: palette.code.text,
    '& [data-editor-bar]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(0.5, 1),
      minBlockSize: 40,
      paddingInline: theme.spacing(1),
      borderBlockEnd: `1px solid ${palette.divider}`,
    },
    '& [data-file-name]': {
      paddingInline: theme.spacing(1),
      color: palette.text.secondary,
      fontFamily: fonts.code,
      fontSize: '0.8125rem',
      overflowWrap: 'anywhere',
    },
    '& [data-editor-bar] p': {
      margin: 0,
      marginInlineStart: 'auto',
      paddingInline: theme.spacing(1),
      color: palette.text.secondary,
      fontSize: '0.75rem',
    },
    // Hides the keyboard hint visually on touch devices, which seldom have a keyboard.
    '@media (hover: none)': { '& [data-editor-bar] p': visuallyHidden },
    '& [data-editor-undo]': button,
    '& [role="tablist"]': { display: 'flex', minInlineSize: 0, overflowX: 'auto' },
    '& [role="tab"]': codeTab(theme),
    '& [data-editor-panel]': {
      maxBlockSize: 'min(68vh, 1000px)',
      overflow: 'auto',
      '&:focus-visible': { outline: 'none' },
    },
    // Draws the focus ring above the line numbers, which do not scroll horizontally.
    '& [data-editor-text]': {
      position: 'relative',
      '&:has(:focus-visible)::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: `2px solid ${palette.primary.main}`,
        pointerEvents: 'none',
      },
    },
    // Needs a higher specificity than CodeMirror's rules, because CodeMirror inserts them later.
    '& .cm-editor': {
      minInlineSize: 'max-content',
      // On right-to-left pages, other blocks are right-aligned, with the direction of their words.
      textAlign: 'left',
      '& :is(.cm-content, .cm-line)': { unicodeBidi: 'isolate' },
      '& .cm-scroller': {
        overflow: 'visible !important',
        fontFamily: `${fonts.code} !important`,
        fontSize: '0.8125rem',
        lineHeight: '1.65 !important',
        fontVariantLigatures: 'none',
        ...touchText,
      },
      '& .cm-content': { paddingBlock: theme.spacing(2), caretColor: palette.code.text },
      '& .cm-line': { paddingInline: theme.spacing(1.5) },
      '& .cm-gutters': {
        border: 0,
        backgroundColor: palette.code.background,
        color: palette.code.comment,
      },
      '& .cm-lineNumbers .cm-gutterElement': {
        minInlineSize: 36,
        paddingInline: theme.spacing(0, 1),
      },
      '& .cm-matchingBracket.cm-matchingBracket': {
        outline: `1px solid ${palette.surface.border}`,
        backgroundColor: 'transparent',
      },
      '& .cm-nonmatchingBracket.cm-nonmatchingBracket': {
        outline: `1px solid ${palette.error.main}`,
        backgroundColor: 'transparent',
      },
      '& .cm-problem': {
        textDecoration: `underline wavy ${palette.error.main} 1px`,
        textUnderlineOffset: 4,
      },
    },
    ...codeTokens(theme),
    '& [data-editor-message]': {
      // The message stays visible while any part of the code is visible.
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
      backgroundColor: palette.code.background,
      color: palette.error.main,
      fontSize: '0.8125rem',
      '& p': { flex: '1 1 240px', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' },
      '&:has(p:not(:empty))': {
        paddingBlock: theme.spacing(1),
        paddingInline: theme.spacing(2),
        borderBlockStart: `1px solid ${palette.divider}`,
      },
      '& button': button,
    },
  };
});
