import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedNote() {
  return (
    <ScopedCssBaseline>
      <p>Your order leaves today.</p>
    </ScopedCssBaseline>
  );
}
