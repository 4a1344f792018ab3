import { NoSsr } from '@mui/base/NoSsr';

function Connection() {
  return navigator.onLine ? 'Orders are sent at once.' : 'Orders wait for the connection.';
}

export default function OnlineState() {
  return (
    <p className="min-h-6 m-0 px-3 py-2 border border-[#6b7689] rounded-lg text-[#1a2233] dark:border-[#8d99ad] dark:text-[#e8ecf4]">
      <NoSsr>
        <Connection />
      </NoSsr>
    </p>
  );
}
