import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const ways = {
  post: { name: 'By post', note: 'Arrives in three days, 4 euros.' },
  courier: { name: 'By courier', note: 'Arrives tomorrow, 12 euros.' },
  pickup: { name: 'Pick it up', note: 'Ready in an hour, free.' },
};

type Way = keyof typeof ways;

export default function DeliverySelect() {
  const [way, setWay] = React.useState<Way>('post');

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Delivery</FormLabel>
      <Select
        value={way}
        placeholder={ways[way].name}
        onChange={(_, value) => setWay(value ?? way)}
        slotProps={{ listbox: { 'aria-label': 'Delivery' } }}
      >
        <Option value="post">{ways.post.name}</Option>
        <Option value="courier">{ways.courier.name}</Option>
        <Option value="pickup">{ways.pickup.name}</Option>
        <Option value="boat" disabled>
          By boat
        </Option>
      </Select>
      <FormHelperText>{ways[way].note}</FormHelperText>
    </FormControl>
  );
}
