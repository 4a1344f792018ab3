import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderActions() {
  const [state, setState] = React.useState('open');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Order 1042">
        <Button onClick={() => setState('packed')}>Pack</Button>
        <Button onClick={() => setState('on its way')}>Ship</Button>
        <Button onClick={() => setState('open')}>Reset</Button>
      </ButtonGroup>
      <Typography role="status">Order 1042 is {state}.</Typography>
    </Stack>
  );
}
