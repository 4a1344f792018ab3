import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

interface FavoriteProps {
  product: string;
  pressed: boolean;
  onClick: () => void;
}

function Favorite({ product, pressed, onClick }: FavoriteProps) {
  const { active, focusVisible, getRootProps } = useButton({ rootElementName: 'button' });

  return (
    <li>
      <Star
        {...getRootProps({ onClick })}
        aria-pressed={pressed}
        aria-label={`Favorite: ${product}`}
        data-active={active || undefined}
        data-focus={focusVisible || undefined}
      >
        {pressed ? '★' : '☆'}
      </Star>
      {product}
      {focusVisible && <Hint>Space changes it</Hint>}
    </li>
  );
}

const products = ['Teapot', 'Travel mug', 'Milk jug'];

export default function HookButton() {
  const [favorites, setFavorites] = React.useState<readonly string[]>(['Teapot']);

  function toggle(product: string) {
    setFavorites(
      favorites.includes(product)
        ? favorites.filter((other) => other !== product)
        : [...favorites, product],
    );
  }

  return (
    <List>
      {products.map((product) => (
        <Favorite
          key={product}
          product={product}
          pressed={favorites.includes(product)}
          onClick={() => toggle(product)}
        />
      ))}
    </List>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
};

const List = styled('ul')(({ theme }) => ({
  maxWidth: 320,
  margin: 0,
  padding: 0,
  color: colors.text,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
}));

const Star = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: colors.primary,
  fontFamily: 'inherit',
  fontSize: '1.5rem',
  lineHeight: '2rem',
  cursor: 'pointer',
  '&[data-active]': { backgroundColor: colors.soft },
  '&[data-focus]': { outline: `3px solid ${colors.primary}`, outlineOffset: -3 },
});

const Hint = styled('span')({
  marginInlineStart: 'auto',
  color: colors.secondary,
  fontSize: '0.875rem',
});
