import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function ThickTrack() {
  return (
    <FormControlLabel
      label="Night delivery"
      control={
        <Switch
          defaultChecked
          inputProps={{ role: 'switch' }}
          sx={{
            padding: 1,
            '& .MuiSwitch-track': { borderRadius: '11px' },
            '& .MuiSwitch-thumb': { boxShadow: 'none', width: 16, height: 16, margin: '2px' },
          }}
        />
      }
    />
  );
}
