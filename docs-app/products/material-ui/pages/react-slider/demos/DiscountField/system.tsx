import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DiscountField() {
  const [discount, setDiscount] = React.useState(10);
  const labelId = React.useId();

  function handleType(event: React.ChangeEvent<HTMLInputElement>) {
    setDiscount(Math.min(50, Math.max(0, Number(event.target.value))));
  }

  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'center', maxWidth: 360, paddingInlineStart: 1 }}
    >
      <Slider
        aria-labelledby={labelId}
        max={50}
        value={discount}
        onChange={(_event, value) => setDiscount(Array.isArray(value) ? discount : value)}
      />
      <TextField
        type="number"
        size="small"
        label="Discount in percent"
        value={discount}
        onChange={handleType}
        slotProps={{ inputLabel: { id: labelId }, htmlInput: { min: 0, max: 50 } }}
        sx={{ minWidth: 160 }}
      />
    </Stack>
  );
}
