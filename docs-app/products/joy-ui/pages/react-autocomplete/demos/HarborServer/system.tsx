import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';
import { findHarbors } from './server.ts';

export default function HarborServer() {
  const [text, setText] = React.useState('');
  const [attempt, setAttempt] = React.useState(0);
  const [options, setOptions] = React.useState<string[]>([]);
  const [status, setStatus] = React.useState<'idle' | 'loading' | 'failed'>('idle');
  const fieldRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (text === '') return undefined;
    let isStale = false;
    async function search() {
      try {
        const found = await findHarbors(text, attempt);
        if (isStale) return;
        setOptions(found);
        setStatus('idle');
      } catch {
        if (!isStale) setStatus('failed');
      }
    }
    const timer = setTimeout(search, 300);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, attempt]);

  function type(next: string) {
    setText(next);
    setOptions([]);
    setStatus(next === '' ? 'idle' : 'loading');
  }

  function retry() {
    setAttempt(attempt + 1);
    setStatus('loading');
    fieldRef.current?.focus();
  }

  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Harbor of departure</FormLabel>
      <Autocomplete
        options={options}
        filterOptions={(found) => found}
        onInputChange={(_, next, reason) => reason !== 'reset' && type(next)}
        clearOnBlur={false}
        loading={status === 'loading'}
        loadingText="Searching…"
        noOptionsText={text === '' ? 'Type a name' : 'No harbor'}
        slotProps={{ input: { ref: fieldRef } }}
      />
      <Typography role="status" level="body-sm">
        {status === 'failed' && 'The search failed.'}
      </Typography>
      {status === 'failed' && <Button onClick={retry}>Try again</Button>}
    </FormControl>
  );
}
