import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SearchBar() {
  const [query, setQuery] = React.useState('');

  return (
    <AppBar component="div" position="static" color="default">
      <Toolbar sx={{ gap: 2 }}>
        <Typography component="p">Invoices</Typography>
        <InputBase
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Search"
          startAdornment={<SearchIcon sx={{ marginInlineEnd: 1 }} />}
          inputProps={{ 'aria-label': 'Search invoices', type: 'search' }}
          sx={{ flexGrow: 1, px: 1, borderRadius: 1, bgcolor: 'background.paper' }}
        />
      </Toolbar>
    </AppBar>
  );
}
