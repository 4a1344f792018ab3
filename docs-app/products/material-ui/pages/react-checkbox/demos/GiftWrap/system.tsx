import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function GiftWrap() {
  return <FormControlLabel label="Gift wrap" control={<Checkbox defaultChecked />} />;
}
