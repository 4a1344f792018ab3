import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const hidden = ['Furniture', 'Dining room'];

export default function CollapsedTrail() {
  return (
    <Breadcrumbs aria-label="Collapsed catalog" sx={{ paddingInline: 0 }}>
      <Link href="#shop">Shop</Link>
      <Dropdown>
        <MenuButton aria-label="Hidden levels" variant="plain" size="sm">
          <SvgIcon>
            <path d="M5 10h3v4H5zm6 0h3v4h-3zm6 0h3v4h-3z" />
          </SvgIcon>
        </MenuButton>
        <Menu>
          {hidden.map((level) => (
            <MenuItem key={level}>{level}</MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Link href="#tables">Tables</Link>
      <Typography aria-current="page">Table “Alder”</Typography>
    </Breadcrumbs>
  );
}
