import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import './HookButton.css';

interface FavoriteProps {
  product: string;
  pressed: boolean;
  onClick: () => void;
}

function Favorite({ product, pressed, onClick }: FavoriteProps) {
  const { active, focusVisible, getRootProps } = useButton({ rootElementName: 'button' });

  return (
    <li>
      <button
        className="HookButton-star"
        {...getRootProps({ onClick })}
        aria-pressed={pressed}
        aria-label={`Favorite: ${product}`}
        data-active={active || undefined}
        data-focus={focusVisible || undefined}
      >
        {pressed ? '★' : '☆'}
      </button>
      {product}
      {focusVisible && <span className="HookButton-hint">Space changes it</span>}
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
    <ul className="HookButton">
      {products.map((product) => (
        <Favorite
          key={product}
          product={product}
          pressed={favorites.includes(product)}
          onClick={() => toggle(product)}
        />
      ))}
    </ul>
  );
}
