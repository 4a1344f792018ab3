import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    parcel: { lateAfterDays: number };
  }
  interface ThemeOptions {
    parcel?: { lateAfterDays?: number };
  }
}

const theme = createTheme({
  parcel: { lateAfterDays: 3 },
});

const parcels = [
  { order: '20418', days: 2 },
  { order: '20419', days: 5 },
];

function ParcelList() {
  const { lateAfterDays } = useTheme().parcel;

  return (
    <List aria-label="Parcels" sx={{ maxWidth: 320 }}>
      {parcels.map(({ order, days }) => (
        <ListItem key={order} divider>
          <ListItemText
            primary={`Order ${order}`}
            secondary={`${days} days, ${days > lateAfterDays ? 'late' : 'on time'}`}
          />
        </ListItem>
      ))}
    </List>
  );
}

export default function LateParcels() {
  return (
    <ThemeProvider theme={theme}>
      <ParcelList />
    </ThemeProvider>
  );
}
