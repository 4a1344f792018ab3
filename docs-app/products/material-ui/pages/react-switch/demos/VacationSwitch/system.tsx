import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function VacationSwitch() {
  const [away, setAway] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="Vacation"
        control={
          <Switch
            checked={away}
            onChange={(event) => setAway(event.target.checked)}
            inputProps={{ role: 'switch' }}
          />
        }
      />
      <Typography role="status">
        {away ? 'Orders wait until Monday.' : 'Orders leave today.'}
      </Typography>
    </div>
  );
}
