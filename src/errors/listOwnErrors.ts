import { errorCodes, type ErrorText } from '../internal/errorCodes.ts';
import type { ErrorEntry } from './errorTable.types.ts';

/** Lists the errors of Vitrine itself. */
export function listOwnErrors(): ErrorEntry[] {
  return Object.entries<ErrorText>(errorCodes).map(([code, { what, why, fix }]) => ({
    code,
    text: `${what} ${why}`,
    fix,
    releases: [],
  }));
}
