import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function InvoiceLinks() {
  return (
    <Row>
      <Button href="#invoice-318">Open invoice 318</Button>
      <Button href="#invoices">All invoices</Button>
    </Row>
  );
}

const colors = {
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
}));

const Button = styled(BaseButton)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.primary}`,
  borderRadius: 8,
  color: colors.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colors.soft },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
}));
