import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import MapIcon from '@mui/icons-material/Map';
import SailingIcon from '@mui/icons-material/Sailing';

export default function LinkNavigation() {
  return (
    <BottomNavigation
      component="nav"
      aria-label="Harbor"
      showLabels
      value="map"
      sx={{ maxWidth: 360 }}
    >
      <BottomNavigationAction
        component="a"
        href="#map"
        value="map"
        label="Map"
        icon={<MapIcon />}
        aria-current="page"
      />
      <BottomNavigationAction
        component="a"
        href="#berths"
        value="berths"
        label="Berths"
        icon={<SailingIcon />}
      />
    </BottomNavigation>
  );
}
