import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

const customers = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Mary Jackson'];

/** Simulates a request to a server. */
async function fetchCustomers(text: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  signal.throwIfAborted();
  if (/\d/.test(text)) throw new Error('Names have no digits.');
  return customers.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
}

export default function CustomerSearch() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [customer, setCustomer] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const [result, setResult] = React.useState<{ text: string; names?: string[] }>();
  const wanted = text === customer ? '' : text;
  const isSearching = wanted !== '' && result?.text !== wanted;
  const failed = wanted !== '' && !isSearching && !result?.names;

  React.useEffect(() => {
    if (!isSearching) return undefined;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchCustomers(wanted, request.signal).then(
        (names) => setResult({ text: wanted, names }),
        () => request.signal.aborted || setResult({ text: wanted }),
      );
    }, 300);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isSearching, wanted]);

  function handleRetry() {
    setResult(undefined);
    inputRef.current?.focus();
  }

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Autocomplete
        clearOnBlur={false}
        options={isSearching || wanted === '' ? [] : (result?.names ?? [])}
        filterOptions={(options) => options}
        loading={isSearching}
        loadingText="Searching…"
        noOptionsText={wanted ? 'No customer found.' : 'Type a name.'}
        value={customer}
        onChange={(_event, chosen) => setCustomer(chosen)}
        inputValue={text}
        onInputChange={(_event, typed, reason) => {
          setText(typed);
          if (reason === 'input') setCustomer(null);
        }}
        renderInput={(params) => (
          <TextField {...params} inputRef={inputRef} label="Customer" error={failed} />
        )}
      />
      <span role="status">{failed && 'The search failed.'}</span>
      {failed && <Button onClick={handleRetry}>Try again</Button>}
    </Box>
  );
}
