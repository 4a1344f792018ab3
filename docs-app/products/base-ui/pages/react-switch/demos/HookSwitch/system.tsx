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

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.palette.text.primary,
}));

const Track = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  width: 104,
  padding: 4,
  borderRadius: 20,
  backgroundColor: theme.palette.text.secondary,
  '&[data-checked]': { justifyContent: 'flex-end', backgroundColor: theme.palette.success.main },
  '&[data-focus]': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

const Thumb = styled('span')(({ theme }) => ({
  padding: '2px 12px',
  borderRadius: 16,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
}));

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
