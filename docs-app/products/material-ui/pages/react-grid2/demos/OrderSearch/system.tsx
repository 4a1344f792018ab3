import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';

export default function OrderSearch() {
  const [text, setText] = React.useState('');

  return (
    <Grid container spacing={1} sx={{ alignItems: 'center' }}>
      <Grid size="grow">
        <TextField
          fullWidth
          size="small"
          label="Order or customer"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Grid>
      <Grid size="auto">
        <Button variant="outlined" onClick={() => setText('')}>
          Clear
        </Button>
      </Grid>
    </Grid>
  );
}
