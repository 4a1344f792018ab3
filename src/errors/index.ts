export { ErrorCodes, type ErrorCodesProps } from './ErrorCodes.tsx';
export { ErrorExplanation, type ErrorExplanationProps } from './ErrorExplanation.tsx';
export type { ErrorEntry, ErrorTable } from './errorTable.types.ts';
export { explainError, type Explanation } from './explainError.ts';
