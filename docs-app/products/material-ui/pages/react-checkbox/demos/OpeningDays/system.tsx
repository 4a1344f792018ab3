import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function OpeningDays() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">The harbor is open on</FormLabel>
      <FormGroup row>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            label={day}
            labelPlacement="top"
            control={<Checkbox name="days" value={day} defaultChecked={day !== 'Sat'} />}
            sx={{ mx: 0 }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
