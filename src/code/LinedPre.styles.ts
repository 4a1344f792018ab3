import { styled } from '@mui/material/styles';
import { buttonSpace } from './CodeBlock.styles.ts';
import { LINE_TONE_PERCENT, lineTones } from './lineTones.ts';

/**
 * Styles code that has one element per line.
 * Line numbers and signs are generated content, so a selection does not copy them.
 */
export const LinedPre = styled('pre')(({ theme }) => {
  const { code } = theme.vars.palette;
  const tones = lineTones(theme.vars.palette);
  // Clears the signs, whose size does not depend on the spacing unit.
  const start = `max(20px, ${theme.spacing(2.5)})`;
  const mark = (color: string) => ({
    paddingInlineStart: `calc(${start} - 3px)`,
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
      paddingInline: `${start} ${buttonSpace(theme)}`,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& mark.line': mark(tones.highlight),
    '& ins.line': mark(tones.add),
    '& del.line': mark(tones.remove),
    // Forced colors change the background of `mark`, but not of the tokens inside.
    '@media (forced-colors: active)': {
      '& mark.line, & mark.line *': { backgroundColor: 'Canvas', color: 'CanvasText' },
    },
    '& ins.line::after': { ...sign('+'), color: tones.add, fontWeight: 700 },
    '& del.line::after': { ...sign('−'), color: tones.remove, fontWeight: 700 },
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
