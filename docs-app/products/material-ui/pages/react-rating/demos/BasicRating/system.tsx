import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(3);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Rate the packaging</FormLabel>
      <Rating name="packaging" value={stars} onChange={(_event, value) => setStars(value)} />
    </FormControl>
  );
}
