import * as React from 'react';
import { useSnackbar, type UseSnackbarParameters } from '@mui/base/useSnackbar';

function Notice(props: UseSnackbarParameters & { children: React.ReactNode }) {
  const { children, ...parameters } = props;
  const { getRootProps } = useSnackbar({ autoHideDuration: 30_000, ...parameters });

  return (
    parameters.open && (
      <div
        className="px-3 py-1.5 border border-[#6b7689] rounded-lg bg-white dark:border-[#8d99ad] dark:bg-[#1b2230]"
        {...getRootProps()}
        role={undefined}
      >
        {children}
      </div>
    )
  );
}

export default function HookSnackbar() {
  const [parcels, setParcels] = React.useState<readonly number[]>([]);
  const [next, setNext] = React.useState(12);

  function scan() {
    setParcels([...parcels, next].slice(-3));
    setNext(next + 1);
  }

  return (
    <div className="grid justify-items-start content-start gap-3 min-h-47.5 text-[#1a2233] dark:text-[#e8ecf4]">
      <button
        className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
        onClick={scan}
      >
        Scan a parcel
      </button>
      <div className="grid gap-1" role="log" aria-label="Scanned parcels">
        {parcels.map((parcel) => (
          <Notice
            key={parcel}
            open
            onClose={() => setParcels((shown) => shown.filter((other) => other !== parcel))}
          >
            Parcel {parcel} is scanned.
          </Notice>
        ))}
      </div>
    </div>
  );
}
