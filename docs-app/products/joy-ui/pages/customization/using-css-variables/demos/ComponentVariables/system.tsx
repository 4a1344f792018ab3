import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ComponentVariables() {
  const [isExpress, setExpress] = React.useState(true);

  return (
    <Stack component="label" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Switch
        checked={isExpress}
        onChange={(event) => setExpress(event.target.checked)}
        sx={{
          '--Switch-trackWidth': '64px',
          '--Switch-trackHeight': '28px',
          '--Switch-trackRadius': '6px',
          '--Switch-thumbSize': '20px',
          '--Switch-thumbRadius': '4px',
        }}
      />
      <Typography textColor="text.primary">Express delivery</Typography>
    </Stack>
  );
}
