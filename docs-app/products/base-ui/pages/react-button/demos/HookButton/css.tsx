import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import './HookButton.css';

interface FavouriteProps {
  product: string;
  pressed: boolean;
  onClick: () => void;
}

function Favourite({ product, pressed, onClick }: FavouriteProps) {
  const ref = React.useRef<HTMLSpanElement>(null);
  const { active, focusVisible, getRootProps } = useButton({
    rootRef: ref,
    rootElementName: 'span',
  });

  return (
    <span
      className="HookButton-star"
      {...getRootProps({ onClick })}
      aria-pressed={pressed}
      aria-label={`Favourite: ${product}`}
      data-active={active || undefined}
      data-focus={focusVisible || undefined}
    >
      {pressed ? '★' : '☆'}
    </span>
  );
}

const products = ['Teapot', 'Travel mug', 'Milk jug'];

export default function HookButton() {
  const [favourites, setFavourites] = React.useState<readonly string[]>(['Teapot']);

  function toggle(product: string) {
    setFavourites(
      favourites.includes(product)
        ? favourites.filter((other) => other !== product)
        : [...favourites, product],
    );
  }

  return (
    <ul className="HookButton">
      {products.map((product) => (
        <li key={product}>
          <Favourite
            product={product}
            pressed={favourites.includes(product)}
            onClick={() => toggle(product)}
          />
          {product}
        </li>
      ))}
    </ul>
  );
}
