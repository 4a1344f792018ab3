import type { ErrorExplanationProps, ErrorTable } from '@vitrine/ui';
import { findWidget } from '../../model/pageWidget.ts';
import { loadErrorTable } from '../data/loadPage.ts';
import type { SitePage } from '../../model/page.types.ts';
import { useIsHydrated } from '../shared/useIsHydrated.ts';
import { useLoaded } from '../data/useLoaded.ts';

const LOADING: ErrorTable = { status: 'loading' };

/** Gives the page of error codes its query, once the page is alive, and the list of codes. */
export function useErrorLink({ pathname }: SitePage, search: string): ErrorExplanationProps {
  const isAlive = useIsHydrated();
  const isNeeded = findWidget(pathname) === 'error-explanation';
  const table = useLoaded(loadTable, isNeeded, LOADING);
  return { search: isAlive ? search : undefined, table };
}

function loadTable(): Promise<ErrorTable> {
  return loadErrorTable().then(
    (entries) => ({ status: 'ready', entries }),
    () => ({ status: 'failed' }),
  );
}
