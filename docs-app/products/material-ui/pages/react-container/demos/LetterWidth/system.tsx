import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const widths = ['xs', 'sm', 'md'] as const;

type Width = (typeof widths)[number];

export default function LetterWidth() {
  const [width, setWidth] = React.useState<Width>('xs');
  const [fixed, setFixed] = React.useState(false);
  const [bare, setBare] = React.useState(false);

  return (
    <div>
      <RadioGroup
        row
        aria-label="Greatest width"
        value={width}
        onChange={(_, value) => setWidth(value as Width)}
      >
        {widths.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
      <FormControlLabel
        control={<Checkbox checked={fixed} onChange={(_, checked) => setFixed(checked)} />}
        label="Fixed"
      />
      <FormControlLabel
        control={<Checkbox checked={bare} onChange={(_, checked) => setBare(checked)} />}
        label="No gutters"
      />
      <Container
        component="section"
        aria-label="Letter"
        maxWidth={width}
        fixed={fixed}
        disableGutters={bare}
        sx={{ mt: 1, outline: '1px dashed', outlineColor: 'divider' }}
      >
        <Typography>
          Thank you for your order. The chairs left our workshop this morning and will be with you
          before the weekend. Call us if a leg wobbles: we come and set it right.
        </Typography>
      </Container>
    </div>
  );
}
