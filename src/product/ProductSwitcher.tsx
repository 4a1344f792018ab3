import { useLocalPath, useTranslate } from '../i18n/index.ts';
import { Chevron } from './Chevron.tsx';
import { groupProducts } from './groupProducts.ts';
import { MenuRoot } from './Menu.styles.ts';
import { PRODUCT_MENU_ID } from './product.constants.ts';
import type { ProductData } from './product.types.ts';
import { ProductLogo } from './ProductLogo.tsx';

export interface ProductSwitcherProps {
  /** Every product of the site. */
  products: readonly ProductData[];
  /** Product of the current page. */
  current?: ProductData;
}

/** Translation keys of the category names. */
const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  core: 'product.core',
  toolpad: 'product.toolpad',
};

/** Renders the current product and a product menu that opens without JavaScript (IDN-6). */
export function ProductSwitcher({ products, current }: ProductSwitcherProps) {
  const translate = useTranslate();
  return (
    <>
      <button
        type="button"
        popoverTarget={PRODUCT_MENU_ID}
        aria-label={current && translate('product.switchFrom', { name: current.name })}
        data-bar="product"
      >
        {current && <ProductLogo product={current} size={20} />}
        <span data-bar="name" dir="auto">
          {current?.name ?? translate('product.libraries')}
        </span>
        <Chevron />
      </button>
      <MenuRoot
        id={PRODUCT_MENU_ID}
        popover="auto"
        role="navigation"
        aria-label={translate('product.libraries')}
        data-columns=""
      >
        {groupProducts(products).map(({ category, head, products: members }) => (
          <div key={category} data-menu="group">
            <p>{head?.name ?? translate(CATEGORY_NAMES[category ?? 'core'] ?? 'product.core')}</p>
            <ul>
              {members.map((product) => (
                <li key={product.id}>
                  <ProductEntry product={product} current={product.id === current?.id} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </MenuRoot>
    </>
  );
}

function ProductEntry({ product, current }: { product: ProductData; current: boolean }) {
  const localPath = useLocalPath();
  return (
    <a href={localPath(product.start)} aria-current={current ? 'true' : undefined}>
      <ProductLogo product={product} />
      <span data-menu="text" lang="en">
        <span data-menu="name">{product.name}</span>
        <span data-menu="hint">{product.tagline}</span>
      </span>
    </a>
  );
}
