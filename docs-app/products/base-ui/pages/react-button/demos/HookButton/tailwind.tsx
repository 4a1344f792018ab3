import * as React from 'react';
import { useButton } from '@mui/base/useButton';

interface FavoriteProps {
  product: string;
  pressed: boolean;
  onClick: () => void;
}

function Favorite({ product, pressed, onClick }: FavoriteProps) {
  const { active, focusVisible, getRootProps } = useButton({ rootElementName: 'button' });

  return (
    <li className="flex items-center gap-2">
      <button
        className="inline-grid size-10 cursor-pointer place-items-center rounded-lg border-0 bg-transparent p-0 [font-family:inherit] text-2xl text-[#1a5fb4] -outline-offset-3 outline-[#1a5fb4] data-active:bg-[#e4ecf6] data-focus:outline-3 dark:text-[#8ab8ff] dark:outline-[#8ab8ff] dark:data-active:bg-[#283449]"
        {...getRootProps({ onClick })}
        aria-pressed={pressed}
        aria-label={`Favorite: ${product}`}
        data-active={active || undefined}
        data-focus={focusVisible || undefined}
      >
        {pressed ? '★' : '☆'}
      </button>
      {product}
      {focusVisible && (
        <span className="ms-auto text-[0.875rem] text-[#4d586b] dark:text-[#b6bfcf]">
          Space changes it
        </span>
      )}
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
    <ul className="m-0 max-w-80 list-none p-0 text-[#1a2233] dark:text-[#e8ecf4]">
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
