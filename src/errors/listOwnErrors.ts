import { errorCodes, type ErrorText } from '../internal/errorCodes.ts';
import type { ErrorEntry } from './errorTable.types.ts';

/** Lists the errors that Vitrine throws. */
export function listOwnErrors(): ErrorEntry[] {
  return Object.entries<ErrorText>(errorCodes).map(([code, { what, why, fix }]) => ({
    code,
    text: `${what} ${why}`,
    fix,
    releases: [],
  }));
}
