import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const letters = ['Offer for the roof', 'Invoice 31', 'Lease of the van', 'Thanks', 'Invoice 32'];

export default function SelectionBar() {
  const [chosen, setChosen] = React.useState<string[]>([]);
  const some = chosen.length > 0;

  return (
    <Box
      role="region"
      aria-label="Letters"
      tabIndex={0}
      sx={{ height: 200, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <AppBar
        component="div"
        position="sticky"
        color={some ? 'secondary' : 'default'}
        elevation={0}
      >
        <Toolbar variant="dense" disableGutters sx={{ px: 2 }}>
          <Typography role="status" sx={{ flexGrow: 1 }}>
            {some ? `${chosen.length} chosen` : 'Letters'}
          </Typography>
          {some && (
            <Button color="inherit" onClick={() => setChosen([])}>
              Clear
            </Button>
          )}
        </Toolbar>
      </AppBar>
      <FormGroup sx={{ px: 2, py: 1 }}>
        {letters.map((name) => (
          <FormControlLabel
            key={name}
            control={<Checkbox checked={chosen.includes(name)} />}
            label={name}
            onChange={(_, checked) =>
              setChosen(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}
