import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';

export default function OrderFormGrid() {
  return (
    <Grid
      container
      component="form"
      aria-label="Delivery"
      rowSpacing={3}
      columnSpacing={{ xs: 1, sm: 2 }}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
    >
      <Grid size={12}>
        <TextField fullWidth size="small" label="Street" autoComplete="street-address" />
      </Grid>
      <Grid size={{ xs: 5, sm: 4 }}>
        <TextField fullWidth size="small" label="Postcode" autoComplete="postal-code" />
      </Grid>
      <Grid size={{ xs: 7, sm: 8 }}>
        <TextField fullWidth size="small" label="Town" autoComplete="address-level2" />
      </Grid>
      <Grid size={12}>
        <Button type="submit" variant="contained">
          Deliver here
        </Button>
      </Grid>
    </Grid>
  );
}
