import * as React from 'react';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function HalfStars() {
  const [stars, setStars] = React.useState<number | null>(3.5);
  const labelId = React.useId();

  return (
    <div>
      <Typography id={labelId}>Rate the berth</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        name="berth"
        precision={0.5}
        value={stars}
        onChange={(_event, value) => setStars(value)}
      />
      <Typography>{stars === null ? 'No rating' : `${stars} of 5`}</Typography>
    </div>
  );
}
