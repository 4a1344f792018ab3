import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];

export default function SharedVariant() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <FormControl sx={{ alignSelf: 'stretch' }}>
        <FormLabel>Variant</FormLabel>
        <Select value={variant} onChange={(_event, value) => value && setVariant(value)}>
          {variants.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Chip variant={variant} color="success">
        Paid
      </Chip>
      <Button variant={variant} color="success">
        Send receipt
      </Button>
      <Alert variant={variant} color="success" role="note">
        Invoice 2041 is paid.
      </Alert>
    </Stack>
  );
}
