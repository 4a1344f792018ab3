import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const berths = [
  { name: 'Berth A1', depth: '6 m deep' },
  { name: 'Berth B2', depth: '9 m deep' },
];

export default function BerthTiles() {
  const [reserved, setReserved] = React.useState('');

  return (
    <Row>
      {berths.map(({ name, depth }) => (
        <Tile key={name} slots={{ root: 'div' }} onClick={() => setReserved(name)}>
          <p>{name}</p>
          <p>{depth}</p>
        </Tile>
      ))}
      <span role="status">{reserved && `${reserved} is reserved.`}</span>
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: colors.text,
}));

const Tile = styled(Button)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.primary}`,
  borderRadius: 8,
  cursor: 'pointer',
  '& p': { margin: 0 },
  [`&.${buttonClasses.active}`]: { backgroundColor: colors.soft },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
}));
