import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicGroup() {
  return (
    <ButtonGroup aria-label="Parcel 4711">
      <Button>Track</Button>
      <Button>Redirect</Button>
      <Button>Return</Button>
    </ButtonGroup>
  );
}
