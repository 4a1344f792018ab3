import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup defaultValue="pallet" aria-label="Freight">
      <FormControlLabel value="pallet" label="Pallet" control={<Radio />} />
      <FormControlLabel value="box" label="Box, small" control={<Radio size="small" />} />
      <FormControlLabel
        value="letter"
        label="Letter, small"
        control={<Radio size="small" color="secondary" />}
      />
    </RadioGroup>
  );
}
