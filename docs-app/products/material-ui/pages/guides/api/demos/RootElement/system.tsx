import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';

export default function RootElement() {
  const cardRef = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => cardRef.current?.focus()}>
        Go to order 1042
      </Button>
      <Card
        ref={cardRef}
        variant="outlined"
        role="region"
        aria-label="Order 1042"
        tabIndex={-1}
        data-order="1042"
      >
        <CardContent>Two desk lamps, ready for pickup</CardContent>
      </Card>
    </Stack>
  );
}
