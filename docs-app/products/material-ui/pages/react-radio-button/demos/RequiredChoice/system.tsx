import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RequiredChoice() {
  const [value, setValue] = React.useState('');
  const [error, setError] = React.useState(false);
  const labelId = React.useId();
  const errorId = React.useId();

  return (
    <FormControl error={error}>
      <FormLabel id={labelId}>Reason of the return</FormLabel>
      <RadioGroup
        value={value}
        onChange={(_event, next) => {
          setValue(next);
          setError(false);
        }}
        aria-labelledby={labelId}
        aria-describedby={errorId}
      >
        <FormControlLabel value="damaged" label="Damaged" control={<Radio />} />
        <FormControlLabel value="wrong" label="Wrong item" control={<Radio />} />
      </RadioGroup>
      <FormHelperText id={errorId} role="status">
        {error ? 'Choose a reason.' : ' '}
      </FormHelperText>
      <Button variant="outlined" onClick={() => setError(value === '')}>
        Continue
      </Button>
    </FormControl>
  );
}
