import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sizes = [1, 6, 12];

export default function QuantityStepper() {
  const [bottles, setBottles] = React.useState(6);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="outlined" size="small" aria-label="Change the number of bottles">
        <Button onClick={() => setBottles(bottles - 1)} disabled={bottles === 1}>
          One fewer
        </Button>
        <Button onClick={() => setBottles(bottles + 1)}>One more</Button>
      </ButtonGroup>
      <ButtonGroup
        orientation="vertical"
        variant="text"
        color="inherit"
        aria-label="Choose a box"
        sx={{ '& .MuiButtonGroup-grouped': { px: 3 } }}
      >
        {sizes.map((size) => (
          <Button key={size} onClick={() => setBottles(size)}>
            {size === 1 ? 'Single bottle' : `Box of ${size}`}
          </Button>
        ))}
      </ButtonGroup>
      <Typography role="status">
        {bottles} {bottles === 1 ? 'bottle' : 'bottles'} in your basket
      </Typography>
    </Stack>
  );
}
