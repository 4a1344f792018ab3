import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['not rated', 'bad', 'poor', 'fair', 'good', 'perfect'];

function nameStars(value: number) {
  return `${value} of 5 stars`;
}

export default function RateDelivery() {
  const [value, setValue] = React.useState<number | null>(null);
  const [hovered, setHovered] = React.useState(-1);
  const labelId = React.useId();

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <div>
        <Typography>Average of all deliveries: 4.3</Typography>
        <Rating readOnly value={4.3} precision={0.1} getLabelText={nameStars} />
      </div>
      <div>
        <Typography id={labelId}>How was your delivery?</Typography>
        <Rating
          role="radiogroup"
          aria-labelledby={labelId}
          name="delivery"
          size="large"
          value={value}
          onChange={(_event, chosen) => setValue(chosen)}
          onChangeActive={(_event, active) => setHovered(active)}
          getLabelText={nameStars}
          emptyLabelText="No rating"
        />
        <Typography sx={{ color: 'text.secondary' }}>
          {words[hovered === -1 ? (value ?? 0) : hovered]}
        </Typography>
      </div>
      <Typography role="status">
        {value === null ? 'Tell us what you think.' : `Thank you for ${nameStars(value)}.`}
      </Typography>
    </Stack>
  );
}
