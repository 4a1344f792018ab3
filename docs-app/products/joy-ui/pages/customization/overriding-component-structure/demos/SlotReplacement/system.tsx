import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const CapitalInput = React.forwardRef<HTMLInputElement, React.ComponentProps<'input'>>(
  function CapitalInput({ onChange, ...other }, ref) {
    return (
      <input
        {...other}
        ref={ref}
        onChange={(event) => {
          event.target.value = event.target.value.toUpperCase();
          onChange?.(event);
        }}
      />
    );
  },
);

export default function SlotReplacement() {
  return (
    <FormControl sx={{ maxWidth: 200 }}>
      <FormLabel>Coupon</FormLabel>
      <Input placeholder="HERON24" slotProps={{ input: { component: CapitalInput } }} />
    </FormControl>
  );
}
