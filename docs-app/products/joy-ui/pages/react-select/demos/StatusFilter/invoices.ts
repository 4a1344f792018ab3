export type Status = 'Paid' | 'Open' | 'Overdue' | 'Draft';

export const statuses: Status[] = ['Paid', 'Open', 'Overdue', 'Draft'];

/** How many invoices there are of each status. */
export const invoices: Readonly<Record<Status, number>> = {
  Paid: 31,
  Open: 8,
  Overdue: 3,
  Draft: 5,
};
