import { styled } from '@mui/material/styles';

const Panel = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: 8,
  color: '#06303a',
  backgroundColor: '#d7eef2',
  ...theme.applyStyles('dark', {
    color: '#d7eef2',
    backgroundColor: '#06303a',
  }),
}));

export default function SchemePanel() {
  return <Panel>The ferry to Stavanger leaves at 18:40.</Panel>;
}
