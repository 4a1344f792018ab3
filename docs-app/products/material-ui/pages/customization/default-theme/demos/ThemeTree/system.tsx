import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeBranches } from './ThemeBranches.tsx';
import { createDefaultTheme, isMatch } from './themePaths.ts';

type Mode = 'light' | 'dark';

export default function ThemeTree() {
  const [mode, setMode] = React.useState<Mode>('light');
  const [search, setSearch] = React.useState('');
  const [all, setAll] = React.useState({ isExpanded: false, clicks: 0 });
  const [status, setStatus] = React.useState('');
  const theme = React.useMemo(() => createDefaultTheme(mode), [mode]);
  const query = search.trim().toLowerCase();
  const expandAll = (isExpanded: boolean) => setAll({ isExpanded, clicks: all.clicks + 1 });

  function copy(path: string) {
    navigator.clipboard.writeText(path).then(
      () => setStatus(`Copied ${path}`),
      () => setStatus(`Copying is blocked. The path is ${path}`),
    );
  }

  return (
    <Box sx={{ width: '100%', minHeight: 400, color: 'text.primary', overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <TextField
          label="Search paths and values"
          size="small"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ToggleButtonGroup
          aria-label="Palette mode"
          exclusive
          size="small"
          value={mode}
          onChange={(_event, value: Mode | null) => value && setMode(value)}
        >
          <ToggleButton value="light">Light</ToggleButton>
          <ToggleButton value="dark">Dark</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => expandAll(true)}>Expand all</Button>
        <Button onClick={() => expandAll(false)}>Collapse all</Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {isMatch('theme', theme, query) ? status : 'No path or value matches.'}
      </Typography>
      <Typography component="div" variant="body2">
        <ThemeBranches
          key={`${query} ${all.clicks}`}
          path="theme"
          value={theme}
          query={query}
          isExpanded={query !== '' || all.isExpanded}
          onCopy={copy}
        />
      </Typography>
    </Box>
  );
}
