import * as React from 'react';
import Button from '@mui/joy/Button';

export default function AddParcel() {
  const [count, setCount] = React.useState(1);

  return <Button onClick={() => setCount(count + 1)}>Add a parcel ({count})</Button>;
}
