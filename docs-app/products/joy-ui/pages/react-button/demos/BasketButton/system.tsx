import * as React from 'react';
import Button from '@mui/joy/Button';

export default function BasketButton() {
  const [count, setCount] = React.useState(0);

  return <Button onClick={() => setCount(count + 1)}>Add to basket ({count})</Button>;
}
