import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const orders = ['1042, Lind & Daughters', '1043, Abel Carpentry', '1044, Fjord Bakery'];

export default function OrderLookup() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<string[]>([]);
  const loading = open && options.length === 0;

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setOptions(orders), 600);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Open order</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={options}
        loading={loading}
        loadingText="Loading the orders…"
      />
    </FormControl>
  );
}
