import * as React from 'react';
import { styled } from '@mui/material/styles';
import type { ProductData } from './product.types.ts';

export interface ProductLogoProps {
  /** Product whose id selects the logo. */
  product: Pick<ProductData, 'id'>;
  /** Width and height in pixels. @default 24 */
  size?: number;
}

/** Renders a product's logo in the primary color of the color mode (IDN-6). */
export function ProductLogo({ product, size = 24 }: ProductLogoProps) {
  const draw = Object.hasOwn(DRAWINGS, product.id) ? DRAWINGS[product.id] : DRAWINGS.docs;
  return (
    <LogoRoot
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-logo={product.id}
      aria-hidden="true"
      focusable="false"
    >
      {draw}
    </LogoRoot>
  );
}

/** SVG shapes by product id. Each logo has two tones: strokes and one filled shape. */
const DRAWINGS: Record<string, React.ReactNode> = {
  'material-ui': (
    <>
      <path d="M12 3 21 8l-9 5-9-5z" data-fill="" />
      <path d="m3 12 9 5 9-5M3 16l9 5 9-5" />
    </>
  ),
  'joy-ui': (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M7.5 13a4.5 4.5 0 0 0 9 0z" data-fill="" />
      <path d="M9 8.5v.5M15 8.5v.5" />
    </>
  ),
  'base-ui': (
    <>
      <path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4" />
      <circle cx="12" cy="12" r="3.5" data-fill="" />
    </>
  ),
  system: (
    <>
      <path d="M4 4h7v7H4z" data-fill="" />
      <path d="M14 4h6v4h-6zM14 11h6v9h-6zM4 14h7v6H4z" />
    </>
  ),
  x: (
    <>
      <path d="m4 4 16 16M20 4 4 20" />
      <circle cx="12" cy="12" r="3" data-fill="" />
    </>
  ),
  'x-data-grid': (
    <>
      <path d="M3 5h18v4H3z" data-fill="" />
      <path d="M3 5h18v14H3zM3 14h18M9 9v10M15 9v10" />
    </>
  ),
  'x-date-pickers': (
    <>
      <path d="M4 6h16v14H4zM8 3v4M16 3v4M4 10.5h16" />
      <path d="M12.5 13.5H16V17h-3.5z" data-fill="" />
    </>
  ),
  'toolpad-core': (
    <>
      <path d="M3 4h18v16H3z" />
      <path d="M3 4h6v16H3z" data-fill="" />
      <path d="M12.5 8.5H18M12.5 12.5H18M12.5 16H16" />
    </>
  ),
  'toolpad-studio': (
    <>
      <path d="m4 20 1-4L16 5l3 3L8 19z" data-fill="" />
      <path d="M13 20h7M4 20l4-1" />
    </>
  ),
  docs: (
    <>
      <path d="M12 6C9.5 4.5 6.5 4 3 4v14c3.5 0 6.5.5 9 2 2.5-1.5 5.5-2 9-2V4c-3.5 0-6.5.5-9 2z" />
      <path d="M12 6c2.5-1.5 5.5-2 9-2v14c-3.5 0-6.5.5-9 2z" data-fill="" />
    </>
  ),
  'docs-infra': (
    <>
      <path d="M9 3h6M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3" />
      <path d="M7.5 15h9l2 4H5.5z" data-fill="" />
    </>
  ),
};

const LogoRoot = styled('svg')(({ theme }) => ({
  flex: 'none',
  fill: 'none',
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-fill]': { fill: theme.vars.palette.primary.main, stroke: 'none', fillOpacity: 0.32 },
  '@media (forced-colors: active)': {
    stroke: 'CanvasText',
    '& [data-fill]': { fill: 'CanvasText' },
  },
}));
