import * as React from 'react';
import { useBadge } from '@mui/base/useBadge';
import { styled } from '@mui/system';

function Count({ items }: { items: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: items, max: 9 });
  return (
    <Bubble hidden={invisible} aria-hidden>
      {displayValue}
    </Bubble>
  );
}

export default function HookBadge() {
  const [items, setItems] = React.useState(8);

  return (
    <Row>
      <Button onClick={() => setItems(items + 1)}>Add a mug</Button>
      <Button onClick={() => setItems(0)}>Empty the basket</Button>
      <span>
        Basket <Count items={items} />
      </span>
      <Status role="status">Items: {items}</Status>
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
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

const Bubble = styled('b')(({ theme }) => ({
  padding: theme.spacing(0.25, 1),
  borderRadius: 999,
  backgroundColor: colors.primary,
  color: colors.onPrimary,
  fontSize: '0.875rem',
}));

const Status = styled('span')({
  color: colors.secondary,
});
