import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

function Connection() {
  return navigator.onLine ? 'Orders are sent at once.' : 'Orders wait for the connection.';
}

export default function OnlineState() {
  return (
    <Note>
      <NoSsr>
        <Connection />
      </NoSsr>
    </Note>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  border: 'light-dark(#6b7689, #8d99ad)',
};

const Note = styled('p')(({ theme }) => ({
  minHeight: 24,
  margin: 0,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  color: colors.text,
}));
