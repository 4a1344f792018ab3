import * as React from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const states = ['Draft', 'Sent', 'Viewed', 'Partly paid', 'Paid', 'Overdue', 'Canceled'];

export default function WrappingFilters() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Overdue']);

  function toggle(state: string) {
    setChosen(
      chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state],
    );
  }

  return (
    <Stack
      role="group"
      aria-label="State of the invoices"
      direction="row"
      spacing={{ xs: 1, sm: 2 }}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 420 }}
    >
      {states.map((state) => (
        <Box
          key={state}
          component="button"
          type="button"
          aria-pressed={chosen.includes(state)}
          onClick={() => toggle(state)}
          sx={{
            px: 1.5,
            py: 0.75,
            border: 1,
            borderColor: 'border',
            borderRadius: 4,
            bgcolor: 'background.paper',
            color: 'text.primary',
            font: 'inherit',
            cursor: 'pointer',
            '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          }}
        >
          {state}
        </Box>
      ))}
    </Stack>
  );
}
