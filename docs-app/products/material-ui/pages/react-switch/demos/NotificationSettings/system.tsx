import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const inputProps = { role: 'switch' };

export default function NotificationSettings() {
  const [mails, setMails] = React.useState(true);
  const [quiet, setQuiet] = React.useState(false);

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Notifications</FormLabel>
      <FormGroup>
        <FormControlLabel
          label="Mail me when a parcel leaves"
          control={
            <Switch
              checked={mails}
              onChange={(event) => setMails(event.target.checked)}
              inputProps={inputProps}
            />
          }
        />
        <FormControlLabel
          label="Text me when the courier is near"
          disabled={!mails}
          control={<Switch defaultChecked color="secondary" inputProps={inputProps} />}
        />
        <FormControlLabel
          label="Quiet at night"
          labelPlacement="start"
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ justifyContent: 'space-between', marginInline: 0, mt: 1 }}
          control={
            <Switch
              size="small"
              edge="end"
              checked={quiet}
              onChange={(_event, checked) => setQuiet(checked)}
              inputProps={inputProps}
            />
          }
        />
      </FormGroup>
      <FormHelperText role="status">
        {mails ? 'We write to you' : 'We leave you alone'}
        {mails && quiet ? ', but not at night' : ''}.
      </FormHelperText>
    </FormControl>
  );
}
