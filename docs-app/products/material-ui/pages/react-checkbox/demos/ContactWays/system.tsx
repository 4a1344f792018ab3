import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ways = ['Email', 'Text message', 'Phone call'];

export default function ContactWays() {
  const [missing, setMissing] = React.useState(false);
  const [saved, setSaved] = React.useState<string[]>([]);
  const firstRef = React.useRef<HTMLInputElement>(null);
  const hintId = React.useId();

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('way').map(String);
    setSaved(chosen);
    setMissing(chosen.length === 0);
    if (chosen.length === 0) firstRef.current?.focus();
  }

  return (
    <Stack
      component="form"
      spacing={2}
      useFlexGap
      onSubmit={submit}
      sx={{ alignItems: 'flex-start' }}
    >
      <FormControl
        component="fieldset"
        variant="standard"
        error={missing}
        aria-describedby={hintId}
      >
        <FormLabel component="legend">How may we reach you?</FormLabel>
        <FormGroup onChange={() => setMissing(false)}>
          {ways.map((way, index) => (
            <FormControlLabel
              key={way}
              label={way}
              control={
                <Checkbox name="way" value={way} inputRef={index === 0 ? firstRef : undefined} />
              }
            />
          ))}
        </FormGroup>
        <FormHelperText id={hintId}>
          {missing ? 'No way is chosen. Choose at least one.' : 'Choose at least one way.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Save
      </Button>
      <Typography role="status">{saved.length > 0 && `Saved: ${saved.join(', ')}`}</Typography>
    </Stack>
  );
}
