import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <FormGroup>
      <FormControlLabel label="Track parcels" control={<Switch defaultChecked />} />
      <FormControlLabel
        label="Track letters"
        control={<Switch defaultChecked size="small" color="secondary" />}
      />
      <FormControlLabel label="Track pallets" disabled control={<Switch size="small" />} />
    </FormGroup>
  );
}
