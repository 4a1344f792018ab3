import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const stops = [
  'Harbour Street 4, second floor, ring at the door of the workshop',
  'Mill Lane 9',
  'Church Square 1',
];

export default function TourGrid() {
  const [hasOneColumn, setHasOneColumn] = React.useState(false);

  return (
    <div>
      <Grid container component="ul" spacing={2} sx={{ listStyle: 'none', pl: 0 }}>
        {stops.map((address, index) => (
          <Grid
            key={address}
            item
            zeroMinWidth
            component="li"
            xs={hasOneColumn ? 12 : 6}
            md={hasOneColumn ? 12 : true}
          >
            <Paper variant="outlined" sx={{ p: 1 }}>
              <Typography variant="subtitle2" component="p">
                Stop {index + 1}
              </Typography>
              <Typography variant="body2" noWrap>
                {address}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Button
        aria-pressed={hasOneColumn}
        onClick={() => setHasOneColumn(!hasOneColumn)}
        sx={{ mt: 2 }}
      >
        One below the other
      </Button>
    </div>
  );
}
