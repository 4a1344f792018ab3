import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ShirtSize() {
  const [order, setOrder] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOrder(String(new FormData(event.currentTarget).get('size')));
  }

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ alignItems: 'flex-start' }}>
      <RadioGroup row name="size" defaultValue="M" aria-label="Size of the team shirt">
        {['S', 'M', 'L', 'XL'].map((size) => (
          <FormControlLabel
            key={size}
            value={size}
            label={size}
            labelPlacement="bottom"
            control={
              <Radio
                color="secondary"
                size="small"
                icon={<CircleOutlinedIcon fontSize="small" />}
                checkedIcon={<CheckCircleIcon fontSize="small" />}
              />
            }
          />
        ))}
      </RadioGroup>
      <Button type="submit" variant="outlined">
        Order the shirt
      </Button>
      <Typography role="status">
        {order ? `A shirt in ${order} is on its way.` : 'No shirt ordered yet.'}
      </Typography>
    </Stack>
  );
}
