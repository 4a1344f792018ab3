/** Name of the event that tells that another page is shown, without a new document. */
export const ARRIVAL = 'vitrine:arrival';
