import type { ErrorExplanationProps, ErrorTable } from '@vitrine/ui';
import { findWidget } from '../../model/pageWidget.ts';
import { loadErrorTable } from '../data/loadPage.ts';
import type { SitePage } from '../../model/page.types.ts';
import { useIsHydrated } from '../shared/useIsHydrated.ts';
import { useLoaded } from '../data/useLoaded.ts';

const LOADING: ErrorTable = { status: 'loading' };

/** Returns the query string, once hydrated, and the error table of the error code page. */
export function useErrorLink({ pathname }: SitePage, search: string): ErrorExplanationProps {
  const isHydrated = useIsHydrated();
  const isNeeded = findWidget(pathname) === 'error-explanation';
  const table = useLoaded(loadTable, isNeeded, LOADING);
  return { search: isHydrated ? search : undefined, table };
}

function loadTable(): Promise<ErrorTable> {
  return loadErrorTable().then(
    (entries) => ({ status: 'ready', entries }),
    () => ({ status: 'failed' }),
  );
}
