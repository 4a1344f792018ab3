import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Stage {
  severity: AlertColor;
  text: string;
}

const stages: Stage[] = [
  { severity: 'info', text: 'Your parcel leaves the warehouse tonight.' },
  { severity: 'warning', text: 'Heavy snow: your parcel will be a day late.' },
  { severity: 'error', text: 'The courier could not find your address.' },
  { severity: 'success', text: 'Your parcel is with your neighbor.' },
];

export default function AlertSeverities() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack spacing={2}>
      {stages.slice(0, count).map(({ severity, text }) => (
        <Alert key={severity} severity={severity}>
          {text}
        </Alert>
      ))}
      <Button
        variant="outlined"
        onClick={() => setCount((count % stages.length) + 1)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {count === stages.length ? 'Start again' : 'Next message'}
      </Button>
    </Stack>
  );
}
