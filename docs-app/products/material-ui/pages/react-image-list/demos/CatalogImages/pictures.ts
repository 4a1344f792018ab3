function draw(wall: string, thing: string, path: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="${wall}" d="M0 0h160v120H0z"/><path fill="#3d2b1f" d="M0 98h160v22H0z"/><path fill="${thing}" d="${path}"/></svg>`,
  )}`;
}

export const pictures = [
  {
    title: 'Chair',
    source: draw('#5b5f86', '#d9a15c', 'M58 22h8v38h36v42h-8V68H66v34h-8z'),
  },
  {
    title: 'Lamp',
    source: draw('#7a4b4b', '#f0c05a', 'M66 30h28l14 28H52zm11 28h6v36h16v6H61v-6h16z'),
  },
  {
    title: 'Shelf',
    source: draw('#45707d', '#b98250', 'M44 18h72v84h-6V82H50v20h-6zm6 8v18h60V26zm0 26v20h60V52z'),
  },
];
