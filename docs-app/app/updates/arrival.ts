/** Event that is dispatched when another page is shown without a new document. */
export const ARRIVAL = 'vitrine:arrival';
