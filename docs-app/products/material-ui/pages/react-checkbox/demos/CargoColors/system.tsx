import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CargoColors() {
  return (
    <FormGroup row role="group" aria-label="Marks of the cargo">
      <FormControlLabel label="Inspected" control={<Checkbox defaultChecked color="success" />} />
      <FormControlLabel label="Fragile" control={<Checkbox defaultChecked color="warning" />} />
      <FormControlLabel
        label="Dangerous goods"
        control={<Checkbox defaultChecked color="error" />}
      />
    </FormGroup>
  );
}
