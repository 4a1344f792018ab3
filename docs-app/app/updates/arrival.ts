/** Event that is dispatched after a client-side navigation to another page. */
export const ARRIVAL = 'vitrine:arrival';
