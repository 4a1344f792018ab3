import * as React from 'react';
import { useSnackbar, type UseSnackbarParameters } from '@mui/base/useSnackbar';
import './HookSnackbar.css';

function Notice(props: UseSnackbarParameters & { children: React.ReactNode }) {
  const { children, ...parameters } = props;
  const { getRootProps } = useSnackbar({ autoHideDuration: 30_000, ...parameters });

  return (
    parameters.open && (
      <div className="HookSnackbar-notice" {...getRootProps()} role={undefined}>
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
    <div className="HookSnackbar">
      <button className="HookSnackbar-button" onClick={scan}>
        Scan a parcel
      </button>
      <div className="HookSnackbar-list" role="log" aria-label="Scanned parcels">
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
