import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const TileRoot = styled('a', { name: 'HarborTile', slot: 'Root' })(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.primary.soft,
}));

interface TileProps {
  children: React.ReactNode;
  href?: string;
}

function Tile({ href, children }: TileProps) {
  return (
    <TileRoot as={href === undefined ? 'div' : 'a'} href={href}>
      {children}
    </TileRoot>
  );
}

export default function TileLink() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tile>14 ships today</Tile>
      <Tile href="#late-ships">3 ships late</Tile>
    </Stack>
  );
}
