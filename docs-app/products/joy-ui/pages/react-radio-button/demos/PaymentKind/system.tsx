import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function PaymentKind() {
  return (
    <FormControl>
      <FormLabel>Payment</FormLabel>
      <RadioGroup defaultValue="card">
        <Radio value="card" label="By card" />
        <Radio value="invoice" label="By invoice" />
        <Radio value="cash" label="In cash at the warehouse" />
      </RadioGroup>
    </FormControl>
  );
}
