import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const berths = [
  { name: 'Berth 1, free', note: 'Nothing is booked for Berth 1.' },
  { name: 'Berth 2, booked', note: 'A ship from Gdynia comes to Berth 2.' },
];

export default function BerthPlan() {
  return (
    <Stack direction="row" spacing={1}>
      {berths.map(({ name, note }) => (
        <Tooltip key={name} describeChild followCursor title={note}>
          <Paper
            variant="outlined"
            sx={{ flex: 1, maxWidth: 200, py: 4, px: 1, textAlign: 'center' }}
          >
            {name}
          </Paper>
        </Tooltip>
      ))}
    </Stack>
  );
}
