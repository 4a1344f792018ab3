export const regions = [
  {
    name: 'In 2 days',
    later: false,
    countries: [
      { code: 'AT', name: 'Austria', price: '€4' },
      { code: 'DE', name: 'Germany', price: '€6' },
      { code: 'IT', name: 'Italy', price: '€9' },
    ],
  },
  {
    name: 'From June on',
    later: true,
    countries: [
      { code: 'NO', name: 'Norway', price: '€14' },
      { code: 'IS', name: 'Iceland', price: '€19' },
    ],
  },
];
