import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconButtons() {
  const [quantity, setQuantity] = React.useState(1);
  const [favorite, setFavorite] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>Desk lamp</Typography>
      <IconButton
        color="primary"
        aria-label="Favorite"
        aria-pressed={favorite}
        onClick={() => setFavorite(!favorite)}
      >
        {favorite ? <StarIcon /> : <StarBorderIcon />}
      </IconButton>
      <IconButton
        size="small"
        aria-label="One fewer"
        onClick={() => setQuantity(Math.max(1, quantity - 1))}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography role="status" aria-label="Quantity">
        {quantity}
      </Typography>
      <IconButton size="small" aria-label="One more" onClick={() => setQuantity(quantity + 1)}>
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
