import { styled } from '@mui/material/styles';
import { LINE_TONE_PERCENT } from './lineTones.ts';

/**
 * Styles code that has one element per line.
 * Line numbers and signs are generated content, so a selection does not copy them.
 */
export const LinedPre = styled('pre')(({ theme }) => {
  const { code, info } = theme.vars.palette;
  const mark = (color: string) => ({
    paddingInlineStart: theme.spacing(2.125),
    borderInlineStart: `3px solid ${color}`,
    backgroundColor: `color-mix(in srgb, ${color} ${LINE_TONE_PERCENT}%, ${code.background})`,
  });
  const sign = (text: string) => ({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 4,
    // Empty alternative text, because `ins` and `del` already inform screen readers.
    content: [`"${text}"`, `"${text}" / ""`],
  });
  return {
    '&&': { paddingInline: 0 },
    '& code': {
      display: 'block',
      inlineSize: 'max-content',
      minInlineSize: '100%',
      counterReset: 'line var(--line-before, 0)',
    },
    '& .chunk': { counterReset: 'line calc(var(--line-before, 0) + var(--from))' },
    '& .line': {
      display: 'block',
      position: 'relative',
      paddingInline: theme.spacing(2.5, 10),
      color: 'inherit',
      textDecoration: 'none',
    },
    '& mark.line': mark(info.main),
    '& ins.line': mark(code.inserted),
    '& del.line': mark(code.deleted),
    // Forced colors change the background of `mark`, but not of the tokens inside.
    '@media (forced-colors: active)': {
      '& mark.line, & mark.line *': { backgroundColor: 'Canvas', color: 'CanvasText' },
    },
    '& ins.line::after': { ...sign('+'), color: code.inserted, fontWeight: 700 },
    '& del.line::after': { ...sign('−'), color: code.deleted, fontWeight: 700 },
    '&[data-numbered] .line::before': {
      counterIncrement: 'line',
      content: ['counter(line)', 'counter(line) / ""'],
      display: 'inline-block',
      minInlineSize: 'calc(var(--line-digits) * 1ch)',
      marginInlineEnd: '2ch',
      color: code.comment,
      fontStyle: 'normal',
      textAlign: 'end',
    },
  };
});
