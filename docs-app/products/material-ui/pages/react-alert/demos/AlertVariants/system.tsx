import * as React from 'react';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Alert, { type AlertProps } from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const variants: NonNullable<AlertProps['variant']>[] = ['standard', 'outlined', 'filled'];

export default function AlertVariants() {
  const [chosen, setChosen] = React.useState('standard');
  const variant = variants.find((name) => name === chosen);

  return (
    <Stack spacing={2}>
      <RadioGroup
        row
        aria-label="Variant"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {variants.map((name) => (
          <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
      <Alert severity="error" variant={variant} role="note">
        Two of your three parcels are lost.
      </Alert>
      <Alert
        severity="error"
        variant={variant}
        icon={<LocalShippingIcon fontSize="inherit" />}
        role="note"
      >
        The third one is on the wrong van.
      </Alert>
      <Alert severity="error" variant={variant} icon={false} role="note">
        We are sorry.
      </Alert>
    </Stack>
  );
}
