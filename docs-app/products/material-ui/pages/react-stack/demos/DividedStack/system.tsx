import * as React from 'react';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const facts = ['128 recipes', '64 followers', '9 lists'];

export default function DividedStack() {
  const [divided, setDivided] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={
          <Switch checked={divided} onChange={(event) => setDivided(event.target.checked)} />
        }
        label="Lines between the facts"
      />
      <Stack
        direction="row"
        spacing={2}
        divider={divided ? <Divider orientation="vertical" flexItem /> : undefined}
      >
        {facts.map((fact) => (
          <Typography key={fact} variant="body2">
            {fact}
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}
