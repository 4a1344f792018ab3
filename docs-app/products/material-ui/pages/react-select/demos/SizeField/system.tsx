import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sizes = ['Small', 'Medium', 'Large', 'Extra large'];

export default function SizeField() {
  const [shirt, setShirt] = React.useState('');
  const [socks, setSocks] = React.useState('Medium');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField
        select
        label="Shirt"
        value={shirt}
        onChange={(event) => setShirt(event.target.value)}
        helperText="Cut wide: take your usual size"
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        variant="standard"
        label="Socks"
        value={socks}
        onChange={(event) => setSocks(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </TextField>
      <Typography role="status">
        Shirt: {shirt || 'none'}; socks: {socks}
      </Typography>
    </Stack>
  );
}
