import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function FieldGroup() {
  const [hasGift, setHasGift] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={hasGift}
            onChange={(event) => setHasGift(event.target.checked)}
            sx={{ ml: 1 }}
          />
        }
      >
        Wrap as a gift
      </Typography>
      <FormControl disabled={!hasGift}>
        <FormLabel>Card text</FormLabel>
        <Input placeholder="Happy birthday" />
        <FormHelperText>Up to 60 letters</FormHelperText>
      </FormControl>
    </Stack>
  );
}
