import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const customers = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Mary Jackson'];

/** Stands for a request to a server. */
async function fetchCustomers(text: string, signal: AbortSignal): Promise<string[]> {
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 600);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
  return customers.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
}

export default function CustomerSearch() {
  const [customer, setCustomer] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState<{ text: string; names: string[] }>();
  const wanted = text === customer ? '' : text;
  const isSearching = wanted !== '' && found?.text !== wanted;

  React.useEffect(() => {
    if (wanted === '') return undefined;
    const request = new AbortController();
    fetchCustomers(wanted, request.signal).then(
      (names) => setFound({ text: wanted, names }),
      () => {}, // A later search has ended this one.
    );
    return () => request.abort();
  }, [wanted]);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Autocomplete
        options={isSearching || wanted === '' ? [] : (found?.names ?? [])}
        filterOptions={(options) => options}
        loading={isSearching}
        loadingText="Searching…"
        noOptionsText={wanted === '' ? 'Type a part of the name.' : 'No customer has this name.'}
        value={customer}
        onChange={(_event, chosen) => setCustomer(chosen)}
        inputValue={text}
        onInputChange={(_event, typed) => setText(typed)}
        isOptionEqualToValue={(option, value) => option === value}
        renderInput={(params) => <TextField {...params} label="Customer" />}
      />
      <Typography role="status">
        {isSearching ? 'Searching…' : customer ? `For ${customer}` : 'No customer chosen.'}
      </Typography>
    </Stack>
  );
}
