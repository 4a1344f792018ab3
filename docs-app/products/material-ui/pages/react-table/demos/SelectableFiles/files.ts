interface SharedFile {
  name: string;
  size: string;
}

export const files: readonly SharedFile[] = [
  { name: 'Floor plan', size: '2.1 MB' },
  { name: 'Price list', size: '340 kB' },
  { name: 'Site photo', size: '5.8 MB' },
];
