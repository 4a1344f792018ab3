import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const ships = ['Aurora', 'Borealis', 'Polaris'];

export default function FavoriteShips() {
  return (
    <FormGroup row role="group" aria-label="Favorite ships">
      {ships.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Checkbox
              color="secondary"
              icon={<FavoriteBorderIcon />}
              checkedIcon={<FavoriteIcon />}
            />
          }
        />
      ))}
    </FormGroup>
  );
}
