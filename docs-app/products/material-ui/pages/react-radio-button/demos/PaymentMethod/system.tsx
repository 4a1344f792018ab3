import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function PaymentMethod() {
  return (
    <RadioGroup defaultValue="invoice" aria-label="Payment">
      <FormControlLabel value="invoice" label="Invoice" control={<Radio />} />
      <FormControlLabel value="card" label="Card" control={<Radio />} />
    </RadioGroup>
  );
}
