import { NoSsr } from '@mui/base/NoSsr';
import './OnlineState.css';

function Connection() {
  return navigator.onLine ? 'Orders are sent at once.' : 'Orders wait for the connection.';
}

export default function OnlineState() {
  return (
    <p className="OnlineState">
      <NoSsr>
        <Connection />
      </NoSsr>
    </p>
  );
}
