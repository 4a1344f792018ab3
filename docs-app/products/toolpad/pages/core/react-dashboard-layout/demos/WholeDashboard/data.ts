import { type Session } from '@toolpad/core/AppProvider';

export interface TeamSession extends Session {
  role: 'packer' | 'manager';
}

export const ana: TeamSession = {
  user: { id: '7', name: 'Ana Ribeiro', email: 'ana@example.com' },
  role: 'packer',
};

export const rows: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/orders': [
    ['20418', 'Two parcels'],
    ['20419', 'One parcel'],
    ['20420', 'Pickup'],
  ],
  '/customers': [
    ['Jonas Berg', 'Bergen'],
    ['Mina Park', 'Seoul'],
  ],
  '/prices': [
    ['Small parcel', '€4.20'],
    ['Large parcel', '€9.80'],
  ],
};
