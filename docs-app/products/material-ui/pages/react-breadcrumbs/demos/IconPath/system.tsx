import Breadcrumbs from '@mui/material/Breadcrumbs';
import HomeIcon from '@mui/icons-material/Home';
import Link from '@mui/material/Link';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Typography from '@mui/material/Typography';

const link = { display: 'inline-flex', alignItems: 'center', gap: 0.5 };

export default function IconPath() {
  return (
    <Breadcrumbs aria-label="Parcel path">
      <Link href="#home" sx={link}>
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Link href="#parcels" sx={link}>
        <LocalShippingIcon fontSize="inherit" />
        Parcels
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Parcel 4711
      </Typography>
    </Breadcrumbs>
  );
}
