import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const items = ['Two desk lamps', 'One side table', 'Spare bulbs'];

export default function PackingList() {
  const [packed, setPacked] = React.useState<string[]>(['Spare bulbs']);
  const all = packed.length === items.length;
  const some = packed.length > 0 && !all;

  function pack(item: string, checked: boolean) {
    setPacked(checked ? [...packed, item] : packed.filter((other) => other !== item));
  }

  return (
    <div role="group" aria-label="Order 1042">
      <FormControlLabel
        label="Everything is packed"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              // The prop only draws the dash; screen readers use the property of the element.
              if (input) input.indeterminate = some;
            }}
            onChange={() => setPacked(all ? [] : items)}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 4 }}>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={
              <Checkbox
                checked={packed.includes(item)}
                onChange={(event) => pack(item, event.target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <Typography role="status">
        {packed.length} of {items.length} packed
      </Typography>
    </div>
  );
}
