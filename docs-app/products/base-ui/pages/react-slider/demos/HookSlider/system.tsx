import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import { styled } from '@mui/system';

export default function HookSlider() {
  const [level, setLevel] = React.useState(40);
  const { axisProps, focusedThumbIndex, getHiddenInputProps, getRootProps, getThumbProps } =
    useSlider({
      orientation: 'vertical',
      value: level,
      onChange: (_, next) => setLevel(next as number),
    });
  const { offset, leap } = axisProps.vertical;

  return (
    <Column>
      <span id="level-label">Level of the tank</span>
      <Tank {...getRootProps()}>
        <Water style={{ ...offset(0), ...leap(level) }} />
        <Thumb
          {...getThumbProps()}
          style={offset(level)}
          data-focus={focusedThumbIndex === 0 || undefined}
        >
          <input
            {...getHiddenInputProps()}
            type="range"
            data-index={0}
            value={level}
            aria-labelledby="level-label"
            aria-valuetext={`${level} percent`}
          />
        </Thumb>
      </Tank>
      <span>{level} %</span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Tank = styled('span')({
  position: 'relative',
  width: 80,
  height: 140,
  border: `2px solid ${colors.border}`,
  borderRadius: 8,
  cursor: 'pointer',
  touchAction: 'none',
});

const Water = styled('span')({
  position: 'absolute',
  insetInline: 0,
  backgroundColor: colors.soft,
});

const Thumb = styled('span')({
  position: 'absolute',
  insetInline: 0,
  height: 24,
  marginBlockEnd: -12,
  borderRadius: 8,
  backgroundColor: colors.primary,
  '&[data-focus]': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
});
