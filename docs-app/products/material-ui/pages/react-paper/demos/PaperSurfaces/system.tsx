import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function PaperSurfaces() {
  const [elevation, setElevation] = React.useState(3);
  const [outlined, setOutlined] = React.useState(false);
  const [square, setSquare] = React.useState(false);
  const titleId = React.useId();

  return (
    <div>
      <Paper
        component="section"
        aria-labelledby={titleId}
        {...(outlined ? { variant: 'outlined' } : { elevation })}
        square={square}
        sx={{ p: 2, mb: 3, maxWidth: 320 }}
      >
        <strong id={titleId}>Opening hours</strong>
        <br />
        Tuesday to Saturday, 9 to 18
      </Paper>
      <RadioGroup
        row
        aria-label="Elevation"
        value={elevation}
        onChange={(_, value) => setElevation(Number(value))}
      >
        {[0, 1, 3, 8, 24].map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={value}
            disabled={outlined}
          />
        ))}
      </RadioGroup>
      <div>
        <FormControlLabel
          control={<Checkbox checked={outlined} onChange={(_, checked) => setOutlined(checked)} />}
          label="Outlined"
        />
        <FormControlLabel
          control={<Checkbox checked={square} onChange={(_, checked) => setSquare(checked)} />}
          label="Square"
        />
      </div>
    </div>
  );
}
