import * as React from 'react';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const parts = ['2 chairs, 318 euros', '1 table, 100 euros', 'Delivery, free'];

export default function CheckoutStack() {
  const [isRow, setIsRow] = React.useState(false);

  return (
    <Stack component="section" aria-label="Basket" spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack
        useFlexGap
        direction={isRow ? 'row' : 'column'}
        spacing={{ xs: 1, sm: 2 }}
        divider={<Divider role="presentation" orientation={isRow ? 'vertical' : 'horizontal'} />}
        sx={{ flexWrap: 'wrap', alignSelf: 'stretch' }}
      >
        {parts.map((part) => (
          <Typography key={part}>{part}</Typography>
        ))}
      </Stack>
      <Button variant="soft" aria-pressed={isRow} onClick={() => setIsRow(!isRow)}>
        In a row
      </Button>
    </Stack>
  );
}
