import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

const all = ['Open', 'Paid', 'From Bergen'];

export default function OrderFilters() {
  const [filters, setFilters] = React.useState(all);
  const [mine, setMine] = React.useState(false);
  const resetRef = React.useRef<HTMLButtonElement>(null);

  function remove(filter: string) {
    setFilters(filters.filter((other) => other !== filter));
    resetRef.current?.focus();
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip
        size="lg"
        variant={mine ? 'solid' : 'outlined'}
        color="primary"
        onClick={() => setMine(!mine)}
        startDecorator={<Avatar aria-hidden>A</Avatar>}
        slotProps={{ action: { 'aria-pressed': mine }, label: { sx: { fontWeight: 'md' } } }}
      >
        Only mine
      </Chip>
      {filters.map((filter) => (
        <Chip
          key={filter}
          size="lg"
          variant="soft"
          sx={{ '--Chip-minHeight': '30px' }}
          slotProps={{ label: { sx: { paddingInlineEnd: 0.5 } } }}
          endDecorator={
            <ChipDelete
              variant="plain"
              aria-label={`Remove ${filter}`}
              onDelete={() => remove(filter)}
            />
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
