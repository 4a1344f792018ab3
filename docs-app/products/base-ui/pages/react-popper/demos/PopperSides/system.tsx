import * as React from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import { styled } from '@mui/system';

const sides: PopperPlacementType[] = ['top', 'bottom', 'left', 'right'];

export default function PopperSides() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<PopperPlacementType>('bottom');

  return (
    <Column>
      <label htmlFor="popper-side">Side of the label</label>
      <Select
        id="popper-side"
        value={side}
        onChange={(event) => setSide(event.target.value as PopperPlacementType)}
      >
        {sides.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Area>
        <Box ref={setAnchor}>Box 7</Box>
        <Label role="note" open anchorEl={anchor} placement={side} disablePortal>
          Fragile
        </Label>
      </Area>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: colors.text,
}));

const Select = styled('select')(({ theme }) => ({
  boxSizing: 'border-box',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  '&:focus': { outline: `2px solid ${colors.primary}` },
}));

const Area = styled('div')({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 260,
  height: 140,
  border: `1px dashed ${colors.border}`,
  borderRadius: 8,
});

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.soft,
}));

const Label = styled(Popper)(({ theme }) => ({
  padding: theme.spacing(0.25, 1),
  borderRadius: 4,
  backgroundColor: colors.primary,
  color: colors.onPrimary,
}));
