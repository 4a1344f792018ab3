import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const berths = Array.from({ length: 144 }, (_, index) => index + 1);

function HarborMap() {
  return (
    <Map role="img" aria-label="Map of the harbor, 48 of 144 berths are taken">
      {berths.map((berth) => (
        <Berth key={berth} data-taken={berth % 3 === 0 || undefined} />
      ))}
    </Map>
  );
}

export default function DeferredMap() {
  const [isShown, setIsShown] = React.useState(true);

  return (
    <Column>
      <Button aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        Map
      </Button>
      {isShown && (
        <NoSsr defer fallback={<Empty>The map is drawn…</Empty>}>
          <HarborMap />
        </NoSsr>
      )}
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minHeight: 150,
  color: colors.text,
}));

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

const Empty = styled('div')({
  width: 240,
  height: 92,
});

const Map = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  width: 240,
  height: 92,
  overflow: 'hidden',
}));

const Berth = styled('span')({
  width: 8,
  height: 8,
  borderRadius: 2,
  backgroundColor: colors.border,
  '&[data-taken]': { backgroundColor: colors.primary },
});
