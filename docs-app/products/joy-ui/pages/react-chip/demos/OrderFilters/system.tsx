import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

const all = ['Open', 'Paid', 'From Bergen'];

export default function OrderFilters() {
  const [filters, setFilters] = React.useState(all);
  const resetRef = React.useRef<HTMLButtonElement>(null);

  function remove(filter: string) {
    setFilters(filters.filter((other) => other !== filter));
    resetRef.current?.focus();
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {filters.map((filter) => (
        <Chip
          key={filter}
          size="lg"
          sx={{ '--Chip-minHeight': '1.875rem' }}
          slotProps={{ label: { sx: { paddingInlineEnd: 0.5 } } }}
          endDecorator={
            <ChipDelete aria-label={`Remove ${filter}`} onDelete={() => remove(filter)} />
          }
        >
          {filter}
        </Chip>
      ))}
      <Button ref={resetRef} size="sm" variant="plain" onClick={() => setFilters(all)}>
        Reset
      </Button>
    </Stack>
  );
}
