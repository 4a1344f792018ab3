import Switch from '@mui/material/Switch';

export default function PlainSwitch() {
  return (
    <Switch defaultChecked inputProps={{ role: 'switch', 'aria-label': 'Order notifications' }} />
  );
}
