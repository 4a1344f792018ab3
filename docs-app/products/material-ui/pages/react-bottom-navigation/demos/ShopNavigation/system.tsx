import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PersonIcon from '@mui/icons-material/Person';
import ReceiptIcon from '@mui/icons-material/Receipt';

export default function ShopNavigation() {
  const [place, setPlace] = React.useState('orders');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Shop"
      showLabels
      value={place}
      onChange={(_event, value: string) => setPlace(value)}
      sx={{ maxWidth: 360 }}
    >
      <BottomNavigationAction value="orders" label="Orders" icon={<ReceiptIcon />} />
      <BottomNavigationAction value="parcels" label="Parcels" icon={<LocalShippingIcon />} />
      <BottomNavigationAction value="account" label="Account" icon={<PersonIcon />} />
    </BottomNavigation>
  );
}
