import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

type Size = 'sm' | 'md' | 'lg';

export default function SearchField() {
  const [size, setSize] = React.useState<Size>('lg');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <ToggleButtonGroup
        aria-label="Size"
        value={size}
        onChange={(_event, value: Size | null) => value && setSize(value)}
      >
        <Button value="sm">Small</Button>
        <Button value="md">Medium</Button>
        <Button value="lg">Large</Button>
      </ToggleButtonGroup>
      <Input
        size={size}
        placeholder="Order number"
        slotProps={{ input: { 'aria-label': 'Order number' } }}
        endDecorator={<Button>Search</Button>}
      />
    </Stack>
  );
}
