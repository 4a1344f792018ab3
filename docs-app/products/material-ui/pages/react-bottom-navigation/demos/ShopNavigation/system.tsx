import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PersonIcon from '@mui/icons-material/Person';
import ReceiptIcon from '@mui/icons-material/Receipt';

const places = [
  { value: 'orders', label: 'Orders', icon: <ReceiptIcon /> },
  { value: 'parcels', label: 'Parcels', icon: <LocalShippingIcon /> },
  { value: 'account', label: 'Account', icon: <PersonIcon /> },
];

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
      {places.map(({ value, label, icon }) => (
        <BottomNavigationAction
          key={value}
          value={value}
          label={label}
          icon={icon}
          aria-current={value === place ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
