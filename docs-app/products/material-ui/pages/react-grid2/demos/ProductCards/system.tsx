import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const products = [
  { name: 'Desk lamp', price: '59 euros' },
  { name: 'Side table', price: '75 euros' },
  { name: 'Swivel chair', price: '189 euros' },
  { name: 'Bookcase', price: '240 euros' },
];

export default function ProductCards() {
  return (
    <Grid container spacing={2} component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {products.map(({ name, price }) => (
        <Grid key={name} component="li" size={{ xs: 12, sm: 6, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography>{name}</Typography>
            <Typography variant="body2">{price}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
