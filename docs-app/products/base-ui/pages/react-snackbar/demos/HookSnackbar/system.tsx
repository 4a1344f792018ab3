import * as React from 'react';
import { useSnackbar, type UseSnackbarParameters } from '@mui/base/useSnackbar';
import { styled } from '@mui/system';

function Notice(props: UseSnackbarParameters & { children: React.ReactNode }) {
  const { children, ...parameters } = props;
  const { getRootProps } = useSnackbar({ autoHideDuration: 30_000, ...parameters });

  return (
    parameters.open && (
      <Message {...getRootProps()} role={undefined}>
        {children}
      </Message>
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
    <Column>
      <Button onClick={scan}>Scan a parcel</Button>
      <List role="log" aria-label="Scanned parcels">
        {parcels.map((parcel) => (
          <Notice
            key={parcel}
            open
            onClose={() => setParcels((shown) => shown.filter((other) => other !== parcel))}
          >
            Parcel {parcel} is scanned.
          </Notice>
        ))}
      </List>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minHeight: 190,
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
}));

const Message = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.75, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
}));
