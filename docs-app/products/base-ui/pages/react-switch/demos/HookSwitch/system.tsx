import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

function ShopSwitch(props: UseSwitchParameters) {
  const { checked, focusVisible, getInputProps } = useSwitch(props);

  return (
    <Track data-checked={checked || undefined} data-focus={focusVisible || undefined}>
      <Thumb aria-hidden>{checked ? 'open' : 'shut'}</Thumb>
      <Input {...getInputProps()} aria-label="The shop takes orders" />
    </Track>
  );
}

export default function HookSwitch() {
  const [open, setOpen] = React.useState(false);

  return (
    <Row>
      <ShopSwitch checked={open} onChange={(event) => setOpen(event.target.checked)} />
      <span role="status">{open ? 'Customers can order.' : 'Orders are paused.'}</span>
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  paper: 'light-dark(#ffffff, #1b2230)',
  success: 'light-dark(#1c6b3f, #7fd19a)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: colors.text,
}));

const Track = styled('span')({
  position: 'relative',
  display: 'flex',
  width: 104,
  padding: 4,
  borderRadius: 20,
  backgroundColor: colors.secondary,
  forcedColorAdjust: 'none',
  '&[data-checked]': { justifyContent: 'flex-end', backgroundColor: colors.success },
  '&[data-focus]': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
});

const Thumb = styled('span')({
  padding: '2px 12px',
  borderRadius: 16,
  backgroundColor: colors.paper,
  color: colors.text,
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
