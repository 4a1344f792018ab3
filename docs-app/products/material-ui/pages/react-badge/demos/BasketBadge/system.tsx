import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function BasketBadge() {
  return (
    <IconButton aria-label="Basket, 4 items">
      <Badge badgeContent={4} color="primary">
        <ShoppingBasketIcon />
      </Badge>
    </IconButton>
  );
}
