import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function LabeledSwitch() {
  return (
    <FormControlLabel label="Gift wrapping" control={<Switch inputProps={{ role: 'switch' }} />} />
  );
}
