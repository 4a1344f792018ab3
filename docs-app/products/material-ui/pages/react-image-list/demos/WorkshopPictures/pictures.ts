function draw(wall: string, thing: string, path: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="${wall}" d="M0 0h160v120H0z"/><path fill="#3d2b1f" d="M0 98h160v22H0z"/><path fill="${thing}" d="${path}"/></svg>`,
  )}`;
}

export interface Picture {
  title: string;
  maker: string;
  source: string;
  /** Whether the picture spans two columns and two rows in the quilted variant. */
  isLarge?: boolean;
}

export const pictures: readonly Picture[] = [
  {
    title: 'Table',
    maker: 'Ada',
    source: draw('#4f6d5a', '#c58b4e', 'M30 50h100v10h-8v42h-8V60H46v42h-8V60h-8z'),
    isLarge: true,
  },
  {
    title: 'Chair',
    maker: 'Bo',
    source: draw('#5b5f86', '#d9a15c', 'M58 22h8v38h36v42h-8V68H66v34h-8z'),
  },
  {
    title: 'Lamp',
    maker: 'Cleo',
    source: draw('#7a4b4b', '#f0c05a', 'M66 30h28l14 28H52zm11 28h6v36h16v6H61v-6h16z'),
  },
  {
    title: 'Shelf',
    maker: 'Dag',
    source: draw('#45707d', '#b98250', 'M44 18h72v84h-6V82H50v20h-6zm6 8v18h60V26zm0 26v20h60V52z'),
  },
  {
    title: 'Stool',
    maker: 'Edda',
    source: draw('#6c5a3f', '#e0b070', 'M54 56h52v8h-6l6 38h-8l-6-38H68l-6 38h-8l6-38h-6z'),
  },
];
