import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const total = 248;

export default function InputDecorators() {
  const [tip, setTip] = React.useState('10');
  const [code, setCode] = React.useState('');
  const [applied, setApplied] = React.useState('');
  const discount = applied === 'SPRING' ? 20 : 0;
  const sum = total + Number(tip) - discount;

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Donation to the workshop, in euros</FormLabel>
        <Input
          type="number"
          value={tip}
          onChange={(event) => setTip(event.target.value)}
          slotProps={{ input: { min: 0, max: 50, step: 5 } }}
          startDecorator={<span aria-hidden="true">€</span>}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Discount code</FormLabel>
        <Input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          endDecorator={
            <Button variant="soft" color="neutral" onClick={() => setApplied(code)}>
              Apply
            </Button>
          }
        />
      </FormControl>
      <Typography role="status">
        To pay: {sum} euros{discount > 0 && `, ${discount} euros less with ${applied}`}
      </Typography>
    </Stack>
  );
}
