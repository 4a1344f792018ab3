import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function GroupedNativeSelect() {
  const id = React.useId();
  const [platform, setPlatform] = React.useState('4');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl variant="standard">
        <InputLabel htmlFor={id}>Train to</InputLabel>
        <NativeSelect
          value={platform}
          onChange={(event) => setPlatform(event.target.value)}
          inputProps={{ id, 'aria-describedby': `${id}-help` }}
        >
          <optgroup label="North">
            <option value="4">Porto</option>
            <option value="5">Braga</option>
          </optgroup>
          <optgroup label="South">
            <option value="1">Faro</option>
            <option value="2">Lagos</option>
          </optgroup>
        </NativeSelect>
        <FormHelperText id={`${id}-help`}>Only trains without a change</FormHelperText>
      </FormControl>
      <Typography role="status">Your train leaves from platform {platform}.</Typography>
    </Stack>
  );
}
