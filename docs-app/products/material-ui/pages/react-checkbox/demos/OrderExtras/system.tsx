import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const extras = ['Gift wrap', 'Greeting card', 'Extra insurance'];

export default function OrderExtras() {
  const [chosen, setChosen] = React.useState<string[]>(['Gift wrap']);
  const tooMany = chosen.length > 2;

  function toggle(name: string, checked: boolean) {
    setChosen(checked ? [...chosen, name] : chosen.filter((other) => other !== name));
  }

  return (
    <FormControl component="fieldset" variant="standard" error={tooMany}>
      <FormLabel component="legend">Choose up to two extras</FormLabel>
      <FormGroup>
        {extras.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(_event, checked) => toggle(name, checked)}
            control={<Checkbox name="extras" value={name} />}
          />
        ))}
        <FormControlLabel disabled label="Express, not for this address" control={<Checkbox />} />
      </FormGroup>
      <FormHelperText role="status">
        {tooMany ? 'That is one too many.' : `${chosen.length} of 2 chosen`}
      </FormHelperText>
    </FormControl>
  );
}
