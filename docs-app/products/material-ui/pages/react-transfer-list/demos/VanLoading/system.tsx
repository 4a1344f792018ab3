import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const parcels = ['Parcel 4711', 'Parcel 4712', 'Parcel 4713'];

export default function VanLoading() {
  const [loaded, setLoaded] = React.useState(['Parcel 4713']);
  const statusRef = React.useRef<HTMLParagraphElement>(null);

  function move(parcel: string) {
    setLoaded(
      loaded.includes(parcel) ? loaded.filter((other) => other !== parcel) : [...loaded, parcel],
    );
    // The clicked entry unmounts, so the focus moves to the message.
    statusRef.current?.focus();
  }

  return (
    <div>
      <Stack direction="row" spacing={2}>
        {[false, true].map((inVan) => (
          <List key={String(inVan)} dense aria-label={inVan ? 'In the van' : 'In the store'}>
            <ListSubheader>{inVan ? 'Van' : 'Store'}</ListSubheader>
            {parcels
              .filter((parcel) => loaded.includes(parcel) === inVan)
              .map((parcel) => (
                <ListItem key={parcel} disablePadding>
                  <ListItemButton onClick={() => move(parcel)}>{parcel}</ListItemButton>
                </ListItem>
              ))}
          </List>
        ))}
      </Stack>
      <Typography ref={statusRef} role="status" tabIndex={-1}>
        {loaded.length} of {parcels.length} parcels in the van
      </Typography>
    </div>
  );
}
