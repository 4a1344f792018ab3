import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid2';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function OrderFormGrid() {
  const [isWide, setIsWide] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isWide} onChange={(_, checked) => setIsWide(checked)} />}
        label="More room"
        sx={{ mb: 2 }}
      />
      <Grid
        container
        component="form"
        aria-label="Delivery"
        columns={12}
        rowSpacing={isWide ? 4 : 2}
        columnSpacing={isWide ? 4 : 1}
        onSubmit={(event: React.FormEvent) => event.preventDefault()}
      >
        <Grid size={12}>
          <TextField fullWidth size="small" label="Street" autoComplete="street-address" />
        </Grid>
        <Grid size={{ xs: 5, sm: 3 }}>
          <TextField fullWidth size="small" label="Postcode" autoComplete="postal-code" />
        </Grid>
        <Grid size={{ xs: 7, sm: 'grow' }}>
          <TextField fullWidth size="small" label="Town" autoComplete="address-level2" />
        </Grid>
        <Grid size="auto" offset={{ xs: 0, sm: 'auto' }}>
          <Button type="submit" variant="contained">
            Deliver here
          </Button>
        </Grid>
      </Grid>
    </div>
  );
}
