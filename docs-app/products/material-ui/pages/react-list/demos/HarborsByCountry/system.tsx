import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const countries = [
  { country: 'Norway', harbors: ['Bergen', 'Oslo', 'Stavanger'] },
  { country: 'Poland', harbors: ['Gdynia', 'Szczecin'] },
  { country: 'Spain', harbors: ['Bilbao', 'Malaga', 'Valencia'] },
];

export default function HarborsByCountry() {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Harbors"
      tabIndex={0}
      sx={{ maxWidth: 320, height: 240, overflow: 'auto' }}
    >
      {countries.map(({ country, harbors }) => (
        <List
          key={country}
          disablePadding
          aria-label={country}
          subheader={<ListSubheader>{country}</ListSubheader>}
        >
          {harbors.map((harbor) => (
            <ListItem key={harbor}>
              <ListItemText primary={harbor} />
            </ListItem>
          ))}
        </List>
      ))}
    </Paper>
  );
}
