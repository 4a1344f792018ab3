import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const all = ['Late parcels', 'Unpaid invoices'];

export default function SavedSearches() {
  const [searches, setSearches] = React.useState(all);
  const [current, setCurrent] = React.useState('All orders');
  const resetRef = React.useRef<HTMLButtonElement>(null);

  function remove(search: string) {
    setSearches(searches.filter((other) => other !== search));
    resetRef.current?.focus();
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {searches.map((search) => (
        <Chip
          key={search}
          size="lg"
          sx={{ '--Chip-minHeight': '1.875rem' }}
          onClick={() => setCurrent(search)}
          endDecorator={
            <ChipDelete aria-label={`Remove ${search}`} onDelete={() => remove(search)} />
          }
        >
          {search}
        </Chip>
      ))}
      <Button ref={resetRef} size="sm" variant="plain" onClick={() => setSearches(all)}>
        Reset
      </Button>
      <Typography role="status">{current}</Typography>
    </Stack>
  );
}
