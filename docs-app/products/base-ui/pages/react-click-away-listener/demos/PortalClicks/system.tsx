import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalClicks() {
  const [slot, setSlot] = React.useState<HTMLElement | null>(null);
  const [isStrict, setIsStrict] = React.useState(false);
  const [outside, setOutside] = React.useState(0);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={isStrict}
          onChange={(event) => setIsStrict(event.target.checked)}
        />{' '}
        Only the DOM tree counts
      </label>
      <ClickAwayListener onClickAway={() => setOutside(outside + 1)} disableReactTree={isStrict}>
        <Box>
          Draft of invoice 318
          <Portal container={slot}>
            <Button>Preview</Button>
          </Portal>
        </Box>
      </ClickAwayListener>
      <div ref={setSlot} />
      <span role="status">Clicks outside the draft: {outside}</span>
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
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: `1px dashed ${colors.border}`,
  borderRadius: 8,
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
