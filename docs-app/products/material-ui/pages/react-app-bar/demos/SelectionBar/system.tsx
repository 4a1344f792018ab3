import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const inbox = ['Offer for the roof', 'Invoice 31', 'Lease of the van', 'Thanks', 'Invoice 32'];

export default function SelectionBar() {
  const [letters, setLetters] = React.useState(inbox);
  const [chosen, setChosen] = React.useState<string[]>([]);
  const regionRef = React.useRef<HTMLDivElement>(null);
  const some = chosen.length > 0;

  function clear() {
    setChosen([]);
    // The buttons in the bar unmount, so the focus moves to the list.
    regionRef.current?.focus();
  }

  function archive() {
    setLetters(letters.filter((name) => !chosen.includes(name)));
    clear();
  }

  return (
    <Box
      ref={regionRef}
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
            {some ? `${chosen.length} chosen` : `Letters: ${letters.length}`}
          </Typography>
          {some && (
            <>
              <Button color="inherit" onClick={archive}>
                Archive
              </Button>
              <Button color="inherit" onClick={clear}>
                Clear
              </Button>
            </>
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
