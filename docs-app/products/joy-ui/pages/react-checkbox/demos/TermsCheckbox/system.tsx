import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TermsCheckbox() {
  const [agreed, setAgreed] = React.useState(false);
  const [isMissing, setMissing] = React.useState(false);
  const [placed, setPlaced] = React.useState(false);

  function placeOrder() {
    setMissing(!agreed);
    setPlaced(agreed);
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <FormControl error={isMissing}>
        <Checkbox
          label="I agree to the terms of delivery"
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setMissing(false);
          }}
          slotProps={{ input: { 'aria-invalid': isMissing } }}
        />
        {isMissing && (
          <FormHelperText sx={{ color: 'danger.plainColor' }}>
            Check the box to place the order.
          </FormHelperText>
        )}
      </FormControl>
      <Button onClick={placeOrder}>Place order</Button>
      <Typography role="status">{placed ? 'Order 1042 is placed.' : ''}</Typography>
    </Stack>
  );
}
