import * as React from 'react';
import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import { defaultTheme } from './defaultTheme.ts';

function isMatch(path: string, value: unknown, query: string): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) {
    return `${path} ${String(value)}`.toLowerCase().includes(query);
  }
  return Object.entries(value).some(([key, child]) => isMatch(`${path}.${key}`, child, query));
}

function Branch({ path, value, query }: { path: string; value: object; query: string }) {
  const [isOpen, setOpen] = React.useState(query !== '');
  const name = path.split('.').at(-1);

  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      <Box sx={{ pl: 2 }}>{isOpen && <Branches path={path} value={value} query={query} />}</Box>
    </details>
  );
}

function Branches({ path, value, query }: { path: string; value: object; query: string }) {
  return Object.entries(value).map(([key, child]: [string, unknown]) => {
    const childPath = path === '' ? key : `${path}.${key}`;
    if (!isMatch(childPath, child, query)) return null;
    return typeof child === 'object' && child !== null ? (
      <Branch key={`${key} ${query}`} path={childPath} value={child} query={query} />
    ) : (
      <div key={key}>
        {key}: <code>{String(child)}</code>
      </div>
    );
  });
}

export default function ThemeTree() {
  const [search, setSearch] = React.useState('');
  const query = search.length > 1 ? search.trim().toLowerCase() : '';

  return (
    <Box sx={{ width: '100%', minHeight: 320, overflowWrap: 'anywhere', color: 'text.primary' }}>
      <Input
        placeholder="softBg"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{ input: { 'aria-label': 'Search tokens and values' } }}
        sx={{ mb: 2, maxWidth: 320 }}
      />
      <Typography component="div" level="body-sm" sx={{ '& summary': { py: 0.5 } }}>
        <Branches path="" value={defaultTheme} query={query} />
        {!isMatch('', defaultTheme, query) && 'No token or value matches.'}
      </Typography>
    </Box>
  );
}
