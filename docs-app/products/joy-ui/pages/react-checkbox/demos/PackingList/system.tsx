import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const items = ['Two chairs', 'One table', 'Desk lamp'];

export default function PackingList() {
  const [packed, setPacked] = React.useState<string[]>([]);
  const isComplete = packed.length === items.length;
  const isSome = packed.length > 0 && !isComplete;

  function setDash(box: HTMLInputElement | null) {
    if (box) box.indeterminate = isSome;
  }

  function toggle(item: string) {
    setPacked(packed.includes(item) ? packed.filter((other) => other !== item) : [...packed, item]);
  }

  return (
    <Stack
      spacing={1}
      role="group"
      aria-label="Order 1042"
      sx={{ maxWidth: 320, paddingInline: '1px' }}
    >
      <Checkbox
        label="All items"
        size="lg"
        color="success"
        checked={isComplete}
        indeterminate={isSome}
        onChange={(event) => setPacked(event.target.checked ? items : [])}
        indeterminateIcon={
          <SvgIcon>
            <path d="M5 10h14v4H5z" />
          </SvgIcon>
        }
        slotProps={{ input: { ref: setDash } }}
      />
      {items.map((item) => (
        <Sheet
          key={item}
          variant="outlined"
          sx={{ position: 'relative', padding: 1.5, borderRadius: 'sm' }}
        >
          <Checkbox
            overlay
            name="packed"
            value={item}
            label={item}
            checked={packed.includes(item)}
            onChange={() => toggle(item)}
          />
        </Sheet>
      ))}
      <Typography role="status">
        {packed.length} of {items.length} packed
      </Typography>
    </Stack>
  );
}
