import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const customers = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Mary Jackson'];

/** Stands for a request to a server. */
function fetchCustomers(text: string, signal: AbortSignal) {
  return new Promise<string[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      if (/\d/.test(text)) reject(new Error('Names have no digits.'));
      else resolve(customers.filter((name) => name.toLowerCase().includes(text.toLowerCase())));
    }, 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function CustomerSearch() {
  const [customer, setCustomer] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const [result, setResult] = React.useState<{ text: string; names?: string[] }>();
  const wanted = text === customer ? '' : text;
  const isSearching = wanted !== '' && result?.text !== wanted;
  const failed = wanted !== '' && !isSearching && !result?.names;

  React.useEffect(() => {
    if (!isSearching) return undefined;
    const request = new AbortController();
    fetchCustomers(wanted, request.signal).then(
      (names) => setResult({ text: wanted, names }),
      () => request.signal.aborted || setResult({ text: wanted }),
    );
    return () => request.abort();
  }, [isSearching, wanted]);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <Autocomplete
        fullWidth
        options={isSearching || wanted === '' ? [] : (result?.names ?? [])}
        filterOptions={(options) => options}
        loading={isSearching}
        loadingText="Searching…"
        noOptionsText={wanted ? 'No customer found.' : 'Type a name.'}
        value={customer}
        onChange={(_event, chosen) => setCustomer(chosen)}
        inputValue={text}
        onInputChange={(_event, typed) => setText(typed)}
        renderInput={(params) => <TextField {...params} label="Customer" error={failed} />}
      />
      <span role="status">{failed && 'The search failed.'}</span>
      {failed && <Button onClick={() => setResult(undefined)}>Try again</Button>}
    </Stack>
  );
}
