import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function OrderBar() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);
  const [mugs, setMugs] = React.useState(1);
  const [isPinned, setIsPinned] = React.useState(true);

  return (
    <Column>
      <form>
        <label>
          <input
            type="checkbox"
            checked={isPinned}
            onChange={(event) => setIsPinned(event.target.checked)}
          />{' '}
          Keep the total in the bar below
        </label>
        <Button type="button" onClick={() => setMugs(mugs + 1)}>
          One more mug
        </Button>
        <Portal container={bar} disablePortal={!isPinned}>
          <span role="status">
            {mugs} for €{mugs * 12}
          </span>
        </Portal>
      </form>
      <Bar ref={setBar} role="group" aria-label="Your order">
        Your order:{' '}
      </Bar>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 360,
  color: colors.text,
  '& form': { display: 'grid', justifyItems: 'start', gap: theme.spacing(1.5) },
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Bar = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: colors.soft,
}));
