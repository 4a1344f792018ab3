import { styled } from '@mui/material/styles';

const Columns = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(3),
  color: (theme.vars || theme).palette.text.primary,
  [theme.breakpoints.up('md')]: { columns: 2 },
}));

export default function ParcelColumns() {
  return (
    <Columns>
      <li>Desk lamp</li>
      <li>Two picture frames</li>
      <li>Bookshelf, part 1 of 2</li>
      <li>Bookshelf, part 2 of 2</li>
    </Columns>
  );
}
