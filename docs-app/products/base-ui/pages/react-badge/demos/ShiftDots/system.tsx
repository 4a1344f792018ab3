import * as React from 'react';
import { Badge as BaseBadge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const packers = ['Ada', 'Bela', 'Clara'];

export default function ShiftDots() {
  const [shift, setShift] = React.useState(['Ada', 'Clara']);

  function toggle(name: string) {
    setShift(shift.includes(name) ? shift.filter((other) => other !== name) : [...shift, name]);
  }

  return (
    <Row>
      {packers.map((name) => (
        <Badge
          key={name}
          invisible={!shift.includes(name)}
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <Button onClick={() => toggle(name)}>
            {name} {shift.includes(name) ? 'works' : 'is off'}
          </Button>
        </Badge>
      ))}
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Badge = styled(BaseBadge)({
  position: 'relative',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -4,
    insetInlineEnd: -4,
    boxSizing: 'border-box',
    width: 14,
    height: 14,
    border: `2px solid ${colors.paper}`,
    borderRadius: 999,
    backgroundColor: colors.primary,
  },
  [`& .${badgeClasses.badge}.${badgeClasses.invisible}`]: { display: 'none' },
});

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));
